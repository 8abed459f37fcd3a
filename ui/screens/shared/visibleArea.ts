import { endingRef } from '../../parts/shared/endingRef.ts';

/** Scaled by hand, a page is looked at through a glass: what is seen of it is no place to fit it into. */
const isZoomed = ({ scale }: VisualViewport): boolean => Math.abs(scale - 1) > 0.01;

/** Fits a page into what is seen of the window, and says of it that a keyboard covers the rest (`data-covered`). @returns what ends it */
export function fitted(page: HTMLElement): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => undefined;
  const ends = new AbortController();
  const fit = () => {
    const covered = !isZoomed(viewport) && window.innerHeight - viewport.height >= 1;
    page.toggleAttribute('data-covered', covered);
    page.style.height = covered ? `${viewport.height}px` : '';
    page.style.translate = covered ? `0 ${viewport.offsetTop}px` : '';
  };
  fit();
  for (const change of ['resize', 'scroll']) viewport.addEventListener(change, fit, ends);
  return () => ends.abort();
}

/**
 * Keeps a page that is as high as the window within what an on-screen keyboard leaves of it. A phone that does not make
 * the window smaller moves it up under the keyboard instead (Safari on iOS), and the header would leave the screen. A ref.
 */
export const inVisibleArea = endingRef(fitted);
