import { type RefObject, useLayoutEffect } from 'react';
import { POPUP_REACH } from '../shared/toasts.ts';

/**
 * Tells the page how far a popup reaches up from its lower edge, so that notices stand above it.
 * `above` is what it stands on: another one moves it without a change of its size.
 */
export function useReach(inside: RefObject<HTMLElement | null>, above: 'page' | 'bar'): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again where it stands on something else
  useLayoutEffect(() => {
    const box = inside.current?.parentElement;
    if (!box) return;
    const page = document.documentElement.style;
    const measure = new ResizeObserver(() => {
      const reach = box.offsetHeight + Number.parseFloat(getComputedStyle(box).bottom);
      page.setProperty(POPUP_REACH, `${reach}px`);
    });
    measure.observe(box);
    return () => {
      measure.disconnect();
      page.removeProperty(POPUP_REACH);
    };
  }, [inside, above]);
}
