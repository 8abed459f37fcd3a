/** A text with insufficient contrast. */
export interface Unreadable {
  readonly text: string;
  readonly ratio: number;
  readonly colour: string;
  readonly grounds: readonly string[];
}

/**
 * Finds texts below 4.5:1 (WCAG 2.2, 1.4.3) from computed styles. Composes alpha and opacity, and samples gradients at
 * five points. Skips disabled controls, as the criterion does. Runs in the page, so it is self-contained.
 */
export function findUnreadableTexts(): Unreadable[] {
  type Rgba = readonly [number, number, number, number];
  const LEAST = 4.5;
  /** Colours are rounded to steps of 1/255. */
  const ROUNDING = 0.02;
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const known = new Map<string, Rgba>();
  const read = (text: string): Rgba => {
    const plain = /^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)(?:, ([\d.]+))?\)$/.exec(text);
    if (plain) return [Number(plain[1]), Number(plain[2]), Number(plain[3]), Number(plain[4] ?? 1)];
    const mixed = /^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)(?: \/ ([\d.e-]+))?\)$/.exec(text);
    if (mixed)
      return [Number(mixed[1]) * 255, Number(mixed[2]) * 255, Number(mixed[3]) * 255, Number(mixed[4] ?? 1)];
    const before = known.get(text);
    if (before || !context) return before ?? [0, 0, 0, 0];
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = text;
    context.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, a = 0] = context.getImageData(0, 0, 1, 1).data;
    known.set(text, [r, g, b, a / 255]);
    return [r, g, b, a / 255];
  };
  const over = (top: Rgba, ground: Rgba): Rgba => [
    top[0] * top[3] + ground[0] * (1 - top[3]),
    top[1] * top[3] + ground[1] * (1 - top[3]),
    top[2] * top[3] + ground[2] * (1 - top[3]),
    1,
  ];
  const light = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const luminance = ([r, g, b]: Rgba) => 0.2126 * light(r) + 0.7152 * light(g) + 0.0722 * light(b);
  const ratio = (first: Rgba, second: Rgba) => {
    const [low, high] = [luminance(first), luminance(second)].sort((a, b) => a - b) as [number, number];
    return (high + 0.05) / (low + 0.05);
  };
  const COLOUR = /(?:rgba?|color|oklab|oklch)\([^()]*\)/g;
  const along = (image: string): Rgba[] => {
    const [start, end] = (image.match(COLOUR) ?? []).map(read);
    if (!start || !end) return [];
    return [0, 0.25, 0.5, 0.75, 1].map((share): Rgba => {
      // Gradients blend premultiplied colours (CSS Images 3, 3.4.2).
      const alpha = start[3] * (1 - share) + end[3] * share;
      const part = (index: 0 | 1 | 2) =>
        alpha === 0 ? 0 : (start[index] * start[3] * (1 - share) + end[index] * end[3] * share) / alpha;
      return [part(0), part(1), part(2), alpha];
    });
  };
  const distinct = (list: Rgba[]): Rgba[] => [...new Map(list.map((one) => [one.join(), one])).values()];
  const groundsOf = (element: Element): Rgba[] => {
    const line: Element[] = [];
    for (let at: Element | null = element; at; at = at.parentElement) line.unshift(at);
    return line.reduce<Rgba[]>(
      (grounds, at) => {
        const style = getComputedStyle(at);
        const flat = grounds.map((ground) => over(read(style.backgroundColor), ground));
        const blend = style.backgroundImage.includes('gradient') ? along(style.backgroundImage) : [];
        if (blend.length === 0) return distinct(flat);
        return distinct(flat.flatMap((ground) => blend.map((stop) => over(stop, ground))));
      },
      [[255, 255, 255, 1]],
    );
  };
  const opacityOf = (element: Element): number => {
    let opacity = 1;
    for (let at: Element | null = element; at; at = at.parentElement)
      opacity *= Number(getComputedStyle(at).opacity);
    return opacity;
  };
  const shown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    const { visibility, clipPath, clip } = getComputedStyle(element);
    return width > 1 && height > 1 && visibility === 'visible' && clipPath === 'none' && clip === 'auto';
  };
  const off = (element: Element): boolean =>
    element.closest(':disabled, [aria-disabled=true], [aria-hidden=true] [data-light]') !== null;
  const wordsOf = (element: Element): string =>
    [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.nodeValue?.trim() ?? '')
      .join('');
  const found: Unreadable[] = [];
  const judge = (element: Element, text: string, colour: string) => {
    const own = read(colour);
    const grounds = groundsOf(element);
    const opacity = own[3] * opacityOf(element);
    const least = Math.min(
      ...grounds.map((ground) => ratio(over([own[0], own[1], own[2], opacity], ground), ground)),
    );
    if (least < LEAST - ROUNDING)
      found.push({
        text,
        ratio: least,
        colour,
        grounds: grounds.slice(0, 3).map((ground) => ground.map(Math.round).join(' ')),
      });
  };
  for (const element of document.body.querySelectorAll('*')) {
    if (!shown(element) || off(element)) continue;
    const text = wordsOf(element);
    if (text) judge(element, text, getComputedStyle(element).color);
    if (element.matches('input[placeholder], textarea[placeholder]'))
      judge(
        element,
        element.getAttribute('placeholder') ?? '',
        getComputedStyle(element, '::placeholder').color,
      );
  }
  return found;
}
