import type { MouseEvent } from 'react';

/** The browser handles new tab, window, download. */
export const isModifiedClick = (event: MouseEvent): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
