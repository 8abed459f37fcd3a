import { type ColourKey, colourKeys, customProperty } from '@parvis/theme/palette/keys';
import { readFromStudio, type StudioMessage } from './messages.ts';
import { postToStudio } from './postToStudio.ts';

/** Changes a key briefly and collects elements with a change of their own style. */

const LOOKS = ['backgroundColor', 'backgroundImage', 'boxShadow'] as const;

/** Their colour follows the text, even without a width. */
const LINES = [
  ['borderTopWidth', 'borderTopColor', 'borderTopStyle'],
  ['borderBottomWidth', 'borderBottomColor', 'borderBottomStyle'],
  ['outlineWidth', 'outlineColor', 'outlineStyle'],
] as const;

const TRIAL = '#01FE03';

const hasOwnText = (element: Element): boolean =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());

const isField = (element: Element): boolean => element.matches('input, textarea');

/** Text and strokes count where they are drawn, not where they are inherited. */
const readStyle = (element: Element): string => {
  const style = getComputedStyle(element);
  const own: string[] = LOOKS.map((name) => style[name]);
  for (const [width, colour, line] of LINES)
    if (style[width] !== '0px' && style[line] !== 'none') own.push(style[colour]);
  if (hasOwnText(element) || isField(element)) own.push(style.color);
  if (element instanceof SVGElement) own.push(style.color, style.stroke, style.fill);
  return own.join();
};

/** The browser never paints the trial value. */
const runWithTrialColour = <T>(root: HTMLElement, key: ColourKey, read: () => T): T => {
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

/** They would show the old value. */
const runWithoutTransitions = <T>(root: HTMLElement, work: () => T): T => {
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

/** In page order. `root` carries the theme. */
function findElements(root: HTMLElement, key: ColourKey): Element[] {
  return runWithoutTransitions(root, () => {
    const elements = [root, ...root.querySelectorAll('body, body *')].filter(isShown);
    const before = elements.map(readStyle);
    const after = runWithTrialColour(root, key, () => elements.map(readStyle));
    return elements.filter((_, index) => before[index] !== after[index]);
  });
}

/** Keys of the element, else of its background; nearest first. */
function findKeys(root: HTMLElement, element: Element): ColourKey[] {
  return runWithoutTransitions(root, () => {
    const found = new Set<ColourKey>();
    for (let at: Element | null = element; at && found.size < 3; at = at.parentElement) {
      const place = at;
      const before = readStyle(place);
      for (const key of colourKeys) {
        if (runWithTrialColour(root, key, () => readStyle(place)) !== before) found.add(key);
      }
    }
    return [...found];
  });
}

/** Takes no part in the page. */
function createHighlights(document: Document): { show: (places: readonly Element[]) => void } {
  const layer = document.createElement('div');
  layer.ariaHidden = 'true';
  layer.style.cssText = 'position:fixed;inset:0;z-index:1000;pointer-events:none;overflow:hidden';
  document.body.append(layer);
  const createBox = (place: Element): HTMLElement => {
    const { left, top, right, bottom } = place.getBoundingClientRect();
    // Inside the edges of an element that fills the page.
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
  return { show: (places) => layer.replaceChildren(...places.map(createBox)) };
}

/** Reports a pressed element's keys and prevents the press. @returns stop function */
function choosePlaces(): () => void {
  const root = document.documentElement;
  const choose = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'click' && event.target instanceof Element)
      postToStudio({ parvis: 'chosen', keys: findKeys(root, event.target) });
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

export type Look = Extract<StudioMessage, { parvis: 'look' }>;

type Content = Extract<StudioMessage, { parvis: 'content' }>;

export interface StudioListeners {
  readonly onLook: (look: Look) => void;
  readonly onContent: (shown: Content) => void;
}

/** @returns stop function */
export function listenToStudio({ onLook, onContent }: StudioListeners): () => void {
  const lights = createHighlights(document);
  let stopChoosing: (() => void) | undefined;
  const listen = (event: MessageEvent) => {
    if (event.source !== window.parent) return;
    const message = readFromStudio(event.data);
    if (message?.parvis === 'look') onLook(message);
    if (message?.parvis === 'content') onContent(message);
    if (message?.parvis === 'light')
      lights.show(message.key ? findElements(document.documentElement, message.key) : []);
    if (message?.parvis !== 'choose') return;
    stopChoosing?.();
    stopChoosing = message.on ? choosePlaces() : undefined;
  };
  // The browser would open dropped files.
  const refuse = (event: Event) => event.preventDefault();
  window.addEventListener('message', listen);
  for (const kind of DROPS) window.addEventListener(kind, refuse);
  postToStudio({ parvis: 'ready' });
  return () => {
    window.removeEventListener('message', listen);
    for (const kind of DROPS) window.removeEventListener(kind, refuse);
    stopChoosing?.();
    lights.show([]);
  };
}
