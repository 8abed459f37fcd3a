import { createCleanupRef } from '../../parts/shared/createCleanupRef.ts';

/** A pinch-zoomed page is not refitted. */
const isZoomed = ({ scale }: VisualViewport): boolean => Math.abs(scale - 1) > 0.01;

/**
 * Fits a page to the visual viewport; sets `data-covered` while a keyboard is open.
 * @returns the cleanup
 */
export function observeViewport(page: HTMLElement): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => undefined;
  const ends = new AbortController();
  const updateSize = () => {
    const covered = !isZoomed(viewport) && window.innerHeight - viewport.height >= 1;
    page.toggleAttribute('data-covered', covered);
    page.style.height = covered ? `${viewport.height}px` : '';
    page.style.translate = covered ? `0 ${viewport.offsetTop}px` : '';
  };
  updateSize();
  for (const change of ['resize', 'scroll']) viewport.addEventListener(change, updateSize, ends);
  return () => ends.abort();
}

/**
 * Ref that keeps a window-high page above the on-screen keyboard. Safari on iOS otherwise moves it up, and the header
 * leaves the screen.
 */
export const visualViewportRef = createCleanupRef(observeViewport);
