import type { MouseEvent } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** Properties for an `<a>` to another page of the book, keeping its frame and colours. */
export const inBook = (path: string) => ({
  // Docs run in an iframe: the dot makes the link open the book, not the bare iframe.
  href: `./?path=${path}`,
  target: '_top',
  onClick: (event: MouseEvent) => {
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (elsewhere || window.parent === window) return;
    event.preventDefault();
    // The frame appends its globals to the path; after a # they would be lost.
    addons.getChannel().emit(NAVIGATE_URL, `?path=${path.replace(/#.*/, '')}`);
  },
});
