import type { MouseEvent } from 'react';

/** True for a modified click (new tab, window, download), which the browser handles. */
export const isModifiedClick = (event: MouseEvent): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
