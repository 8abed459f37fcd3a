import { useEffect, useRef } from 'react';
import type { StudioListeners } from './listen.ts';

/** Loads nothing outside a frame. */
export function useStudio(onLook: StudioListeners['onLook'], onContent: StudioListeners['onContent']): void {
  const heard = useRef<StudioListeners>({ onLook, onContent });
  heard.current = { onLook, onContent };
  useEffect(() => {
    if (window.parent === window) return;
    let stop: (() => void) | undefined;
    let gone = false;
    void import('./listen.ts').then(({ listenToStudio }) => {
      if (gone) return;
      stop = listenToStudio({
        onLook: (look) => heard.current.onLook(look),
        onContent: (shown) => heard.current.onContent(shown),
      });
    });
    return () => {
      gone = true;
      stop?.();
    };
  }, []);
}
