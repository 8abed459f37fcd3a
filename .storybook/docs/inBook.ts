import type { MouseEvent } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** What makes an `<a>` lead to another page of the book, in its frame and in the colours that it wears. */
export const inBook = (path: string) => ({
  // Pages stand in a frame of another address: without the dot its bare document would open in place of the book.
  href: `./?path=${path}`,
  target: '_top',
  onClick: (event: MouseEvent) => {
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (elsewhere || window.parent === window) return;
    event.preventDefault();
    // The frame puts what it wears after the path: behind a # it would be lost.
    addons.getChannel().emit(NAVIGATE_URL, `?path=${path.replace(/#.*/, '')}`);
  },
});
