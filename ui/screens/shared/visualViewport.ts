import { createCleanupRef } from '../../parts/shared/createCleanupRef.ts';

/** Not refitted. */
const isZoomed = ({ scale }: VisualViewport): boolean => Math.abs(scale - 1) > 0.01;

/**
 * Sets `data-covered` while a keyboard is open.
 * @returns cleanup
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

/** Safari on iOS otherwise moves the page up, header included. */
export const visualViewportRef = createCleanupRef(observeViewport);
