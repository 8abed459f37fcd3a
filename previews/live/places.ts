import { type ColourKey, colourKeys, customProperty } from '@parvis/theme/palette/keys';

/**
 * Finds what a key draws by trying it: the key is given another value for a moment, and the elements whose own look
 * changes are its places. So the answer is what the page truly shows, with no list to keep in step.
 */

const LOOKS = ['backgroundColor', 'backgroundImage', 'boxShadow'] as const;

/** Lines count where they are drawn: their colour follows the text even where they have no width. */
const LINES = [
  ['borderTopWidth', 'borderTopColor', 'borderTopStyle'],
  ['borderBottomWidth', 'borderBottomColor', 'borderBottomStyle'],
  ['outlineWidth', 'outlineColor', 'outlineStyle'],
] as const;

/** Values that no customer's palette is likely to hold. */
const TRIAL = '#01FE03';

const hasOwnText = (element: Element): boolean =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());

const isField = (element: Element): boolean => element.matches('input, textarea');

/** What of an element's look is its own: words and strokes count where they are drawn, not where they are inherited. */
const lookOf = (element: Element): string => {
  const style = getComputedStyle(element);
  const own: string[] = LOOKS.map((name) => style[name]);
  for (const [width, colour, line] of LINES)
    if (style[width] !== '0px' && style[line] !== 'none') own.push(style[colour]);
  if (hasOwnText(element) || isField(element)) own.push(style.color);
  if (element instanceof SVGElement) own.push(style.color, style.stroke, style.fill);
  return own.join();
};

/** Runs `read` while a key has the trial value; nothing of it is ever painted. */
const whileTrying = <T>(root: HTMLElement, key: ColourKey, read: () => T): T => {
  const property = customProperty(key);
  const value = root.style.getPropertyValue(property);
  root.style.setProperty(property, TRIAL);
  try {
    return read();
  } finally {
    if (value) root.style.setProperty(property, value);
    else root.style.removeProperty(property);
  }
};

/** Transitions would show the value of before; they are stopped while looking. */
const withoutMotion = <T>(root: HTMLElement, work: () => T): T => {
  root.dataset.still = '';
  try {
    return work();
  } finally {
    delete root.dataset.still;
  }
};

const isShown = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
};

/** The elements that a key draws, in page order. `root` carries the theme. */
export function placesOf(root: HTMLElement, key: ColourKey): Element[] {
  return withoutMotion(root, () => {
    const elements = [root, ...root.querySelectorAll('body, body *')].filter(isShown);
    const before = elements.map(lookOf);
    const after = whileTrying(root, key, () => elements.map(lookOf));
    return elements.filter((_, index) => before[index] !== after[index]);
  });
}

/** The keys that draw an element, else those that draw what it stands on. The nearest come first. */
export function keysOf(root: HTMLElement, element: Element): ColourKey[] {
  return withoutMotion(root, () => {
    const found = new Set<ColourKey>();
    for (let at: Element | null = element; at && found.size < 3; at = at.parentElement) {
      const place = at;
      const before = lookOf(place);
      for (const key of colourKeys) {
        if (whileTrying(root, key, () => lookOf(place)) !== before) found.add(key);
      }
    }
    return [...found];
  });
}
