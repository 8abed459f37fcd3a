import { type RefObject, useEffect, useRef, useState } from 'react';
import { createLights } from './lights.ts';
import { type FromSample, type FromStudio, readFromStudio } from './messages.ts';
import { keysOf, placesOf } from './places.ts';

const say = (message: FromSample) => window.parent.postMessage(message, '*');

/** A press while a place is being chosen tells the studio its keys, and does nothing else. */
const useChoosing = (choosing: boolean) => {
  useEffect(() => {
    if (!choosing) return;
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
  }, [choosing]);
};

const DROPS = ['dragover', 'drop'];

type Look = Extract<FromStudio, { parvis: 'look' }>;

/** Listens to the studio that shows this page in a frame; alone in its window the page hears nobody. */
export function useStudio(onLook: (look: Look) => void): void {
  const [choosing, setChoosing] = useState(false);
  const heard: RefObject<(look: Look) => void> = useRef(onLook);
  heard.current = onLook;
  useChoosing(choosing);
  useEffect(() => {
    if (window.parent === window) return;
    const lights = createLights(document);
    const listen = (event: MessageEvent) => {
      if (event.source !== window.parent) return;
      const message = readFromStudio(event.data);
      if (message?.parvis === 'look') heard.current(message);
      if (message?.parvis === 'choose') setChoosing(message.on);
      if (message?.parvis === 'light')
        lights.show(message.key ? placesOf(document.documentElement, message.key) : []);
    };
    // A picture that is dropped here instead of in the studio would open in place of the page.
    const refuse = (event: Event) => event.preventDefault();
    window.addEventListener('message', listen);
    for (const kind of DROPS) window.addEventListener(kind, refuse);
    say({ parvis: 'ready' });
    return () => {
      window.removeEventListener('message', listen);
      for (const kind of DROPS) window.removeEventListener(kind, refuse);
    };
  }, []);
}
