import { inVisibleArea } from '../shared/visibleArea.ts';

/** Says of a page of the height of its window whether it has to scroll as a whole (`data-low`): the text is large, or the window low. A ref. */
export function lowPage(page: HTMLElement | null): (() => void) | undefined {
  if (!page) return undefined;
  // With React 18 nobody says when the page goes.
  const tell = () => {
    if (page.isConnected) page.toggleAttribute('data-low', page.scrollHeight > page.clientHeight + 1);
    else observer.disconnect();
  };
  const observer = new ResizeObserver(tell);
  for (const one of [page, ...page.children]) observer.observe(one);
  tell();
  return () => observer.disconnect();
}

/** The same of a page that is a whole screen, and stays within what an on-screen keyboard leaves of it. A ref. */
export function wholePage(page: HTMLElement | null): () => void {
  const ends = [inVisibleArea(page), lowPage(page)];
  return () => {
    for (const end of ends) end?.();
  };
}
