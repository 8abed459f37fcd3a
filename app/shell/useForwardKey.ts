import { useEffect, useRef } from 'react';
import { depthOf } from './historyEntry.ts';

/** Hears that the Forward key came to a step within the page, which the Back key had left (`useBackKey`). */
export function useForwardKey(onForward: () => void): void {
  const now = useRef(onForward);
  now.current = onForward;
  useEffect(() => {
    const onPop = ({ state }: PopStateEvent) => {
      if (depthOf(state) > 0) now.current();
    };
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, []);
}
