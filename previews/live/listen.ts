import { createLights } from './lights.ts';
import { type FromStudio, readFromStudio } from './messages.ts';
import { keysOf, placesOf } from './places.ts';
import { say } from './say.ts';

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
export type Look = Extract<FromStudio, { parvis: 'look' }>;

/** Listens to the studio that shows this page in a frame. @returns what ends that */
export function listenToStudio(onLook: (look: Look) => void): () => void {
  const lights = createLights(document);
  let stopChoosing: (() => void) | undefined;
  const listen = (event: MessageEvent) => {
    if (event.source !== window.parent) return;
    const message = readFromStudio(event.data);
    if (message?.parvis === 'look') onLook(message);
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
