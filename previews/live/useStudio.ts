import { type RefObject, useEffect, useRef } from 'react';
import type { Look } from './listen.ts';

/** Listens to the studio that shows this page in a frame; alone in its window the page hears nobody, and loads nothing. */
export function useStudio(onLook: (look: Look) => void): void {
  const heard: RefObject<(look: Look) => void> = useRef(onLook);
  heard.current = onLook;
  useEffect(() => {
    if (window.parent === window) return;
    let stop: (() => void) | undefined;
    let gone = false;
    void import('./listen.ts').then(({ listenToStudio }) => {
      if (!gone) stop = listenToStudio((look) => heard.current(look));
    });
    return () => {
      gone = true;
      stop?.();
    };
  }, []);
}
