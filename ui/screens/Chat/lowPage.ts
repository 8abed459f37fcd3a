import { endingRef } from '../../parts/shared/endingRef.ts';
import { fitted } from '../shared/visibleArea.ts';

function told(page: HTMLElement): () => void {
  const observer = new ResizeObserver(tell);
  function tell() {
    page.toggleAttribute('data-low', page.scrollHeight > page.clientHeight + 1);
  }
  for (const one of [page, ...page.children]) observer.observe(one);
  tell();
  return () => observer.disconnect();
}

/** Says of a page of the height of its window whether it has to scroll as a whole (`data-low`): the text is large, or the window low. A ref. */
export const lowPage = endingRef(told);

/** The same of a page that is a whole screen, and stays within what an on-screen keyboard leaves of it. A ref. */
export const wholePage = endingRef((page: HTMLElement) => {
  const ends = [fitted(page), told(page)];
  return () => {
    for (const end of ends) end();
  };
});
