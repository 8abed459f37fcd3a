export interface Wanted {
  readonly role: string;
  readonly name?: string | undefined;
  readonly begins?: string | undefined;
  readonly has?: string | undefined;
  readonly within?: Wanted | undefined;
}

/** Position and state of the first. */
export interface Seen {
  readonly count: number;
  readonly text: string;
  readonly value: string;
  readonly focused: boolean;
  readonly focusInside: boolean;
  readonly checked: string | null;
  /** Centre, once still and uncovered. */
  readonly at: { readonly x: number; readonly y: number } | null;
}

/** By role and name; `reach` scrolls it into view. Self-contained, in the page. */
export function look({ wanted, reach }: { wanted: Wanted; reach: boolean }): Seen {
  const SELECTORS: Readonly<Record<string, string>> = {
    button: 'button:not([role]), [role=button]',
    link: 'a[href]:not([role]), [role=link]',
    heading: 'h1, h2, h3, h4, [role=heading]',
    textbox:
      'textarea:not([role]), input:not([role], [type]), input:is([type=text], [type=email], [type=search])',
    main: 'main',
    banner: 'body header',
    region: 'section, [role=region]',
    list: 'ul, ol, [role=list]',
    listitem: 'li, [role=listitem]',
    group: 'fieldset, details, [role=group]',
    root: 'html',
  };
  const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();
  const isInSight = (element: Element): boolean =>
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === 'visible' &&
    !element.closest('[aria-hidden=true]');
  const spoken = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
    if (node instanceof HTMLImageElement) return node.alt;
    const style = getComputedStyle(node);
    if (style.display === 'none') return '';
    const inside = [...node.childNodes].map(spoken).join('');
    return style.display === 'inline' ? inside : ` ${inside} `;
  };
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const named = ids.map((id) => document.getElementById(id)).filter((one) => one !== null);
    // Hidden content still names (accessible names, 2A).
    const said = (one: Element) => (getComputedStyle(one).display === 'none' ? one.textContent : spoken(one));
    if (named.length > 0) return plain(named.map(said).join(' '));
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    return plain(
      element.getAttribute('aria-label') ||
        labels.map(spoken).join(' ') ||
        spoken(element) ||
        element.getAttribute('title'),
    );
  };
  const find = ({ role, name, begins, has, within }: Wanted): Element[] => {
    const places: ParentNode[] = within ? find(within) : [document];
    const all = places.flatMap((place) => [...place.querySelectorAll(SELECTORS[role] ?? `[role=${role}]`)]);
    return all.filter(
      (element) =>
        isInSight(element) &&
        (name === undefined || nameOf(element) === plain(name)) &&
        (begins === undefined || nameOf(element).startsWith(plain(begins))) &&
        (has === undefined || plain(spoken(element)).includes(plain(has))),
    );
  };

  const isMoving = (element: Element): boolean => {
    for (let one: Element | null = element; one; one = one.parentElement)
      if (one.getAnimations().some(({ playState }) => playState === 'running')) return true;
    return false;
  };

  const found = find(wanted);
  const [first] = found;
  if (!first)
    return { count: 0, text: '', value: '', focused: false, focusInside: false, checked: null, at: null };
  if (reach) first.scrollIntoView({ block: 'center', inline: 'center' });
  const box = first.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const met = document.elementFromPoint(x, y);
  return {
    count: found.length,
    text: plain(spoken(first)),
    value: (first as HTMLInputElement).value ?? '',
    focused: first === document.activeElement,
    focusInside: first !== document.activeElement && first.contains(document.activeElement),
    checked: first.getAttribute('aria-checked'),
    at: met && first.contains(met) && !isMoving(first) ? { x, y } : null,
  };
}
