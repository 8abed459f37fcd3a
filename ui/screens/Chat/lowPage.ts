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

/** Ref that sets `data-low` on a window-high page that must scroll as a whole: large text or low window. */
export const lowPage = endingRef(told);

/** The same for a full-screen page, which also avoids the on-screen keyboard. */
export const wholePage = endingRef((page: HTMLElement) => {
  const ends = [fitted(page), told(page)];
  return () => {
    for (const end of ends) end();
  };
});
