import { createCleanupRef } from '../../parts/shared/createCleanupRef.ts';
import { observeViewport } from '../shared/visualViewport.ts';

function observeLowPage(page: HTMLElement): () => void {
  const observer = new ResizeObserver(update);
  function update() {
    page.toggleAttribute('data-low', page.scrollHeight > page.clientHeight + 1);
  }
  for (const one of [page, ...page.children]) observer.observe(one);
  update();
  return () => observer.disconnect();
}

/** Sets `data-low` on a page that must scroll as a whole: large text or low window. */
export const lowPage = createCleanupRef(observeLowPage);

/** Full-screen; avoids the on-screen keyboard. */
export const wholePage = createCleanupRef((page: HTMLElement) => {
  const ends = [observeViewport(page), observeLowPage(page)];
  return () => {
    for (const end of ends) end();
  };
});
