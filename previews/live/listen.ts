import { type ColourKey, colourKeys, customProperty } from '@parvis/theme/palette/keys';
import { type HeardFromStudio, readFromStudio } from './messages.ts';
import { say } from './say.ts';

/** Finds what a key draws: changes its value for a moment and collects the elements whose own style changes. */

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
function placesOf(root: HTMLElement, key: ColourKey): Element[] {
  return withoutMotion(root, () => {
    const elements = [root, ...root.querySelectorAll('body, body *')].filter(isShown);
    const before = elements.map(lookOf);
    const after = whileTrying(root, key, () => elements.map(lookOf));
    return elements.filter((_, index) => before[index] !== after[index]);
  });
}

/** The keys that draw an element, else those that draw what it stands on. The nearest come first. */
function keysOf(root: HTMLElement, element: Element): ColourKey[] {
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

/** Boxes drawn over the places of a key. They lie over the page and take no part in it. */
function createLights(document: Document): { show: (places: readonly Element[]) => void } {
  const layer = document.createElement('div');
  layer.ariaHidden = 'true';
  layer.style.cssText = 'position:fixed;inset:0;z-index:1000;pointer-events:none;overflow:hidden';
  document.body.append(layer);
  const box = (place: Element): HTMLElement => {
    const { left, top, right, bottom } = place.getBoundingClientRect();
    // What fills the page is marked inside its edges.
    const [x, y] = [Math.max(left, 4), Math.max(top, 4)];
    const width = Math.min(right, document.documentElement.clientWidth - 4) - x;
    const height = Math.min(bottom, document.documentElement.clientHeight - 4) - y;
    const drawn = document.createElement('div');
    const { style } = drawn;
    style.position = 'absolute';
    style.left = `${x - 3}px`;
    style.top = `${y - 3}px`;
    style.width = `${width + 2}px`;
    style.height = `${height + 2}px`;
    style.border = '2px solid #000';
    style.borderRadius = '6px';
    style.boxShadow = '0 0 0 2px #fff, inset 0 0 0 2px #fff';
    return drawn;
  };
  return { show: (places) => layer.replaceChildren(...places.map(box)) };
}

/** A press while a place is being chosen tells the studio its keys, and does nothing else. @returns what ends that */
function choosePlaces(): () => void {
  const root = document.documentElement;
  const choose = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'click' && event.target instanceof Element)
      say({ parvis: 'chosen', keys: keysOf(root, event.target) });
  };
  const presses = ['click', 'pointerdown', 'mousedown', 'touchstart'];
  for (const press of presses) document.addEventListener(press, choose, { capture: true, passive: false });
  root.style.cursor = 'crosshair';
  return () => {
    for (const press of presses) document.removeEventListener(press, choose, { capture: true });
    root.style.cursor = '';
  };
}

const DROPS = ['dragover', 'drop'];

/** What the studio asks a page to look like. */
export type Look = Extract<HeardFromStudio, { parvis: 'look' }>;

/** What the studio says of a customer. */
type Content = Extract<HeardFromStudio, { parvis: 'content' }>;

/** Who hears what the studio tells a page. */
export interface StudioListeners {
  readonly onLook: (look: Look) => void;
  /** What the customer shows, as far as the studio knows one. */
  readonly onContent: (shown: Content) => void;
}

/** Listens to the studio that shows this page in a frame. @returns what ends that */
export function listenToStudio({ onLook, onContent }: StudioListeners): () => void {
  const lights = createLights(document);
  let stopChoosing: (() => void) | undefined;
  const listen = (event: MessageEvent) => {
    if (event.source !== window.parent) return;
    const message = readFromStudio(event.data);
    if (message?.parvis === 'look') onLook(message);
    if (message?.parvis === 'content') onContent(message);
    if (message?.parvis === 'light')
      lights.show(message.key ? placesOf(document.documentElement, message.key) : []);
    if (message?.parvis !== 'choose') return;
    stopChoosing?.();
    stopChoosing = message.on ? choosePlaces() : undefined;
  };
  // A picture that is dropped here instead of in the studio would open in place of the page.
  const refuse = (event: Event) => event.preventDefault();
  window.addEventListener('message', listen);
  for (const kind of DROPS) window.addEventListener(kind, refuse);
  say({ parvis: 'ready' });
  return () => {
    window.removeEventListener('message', listen);
    for (const kind of DROPS) window.removeEventListener(kind, refuse);
    stopChoosing?.();
    lights.show([]);
  };
}
