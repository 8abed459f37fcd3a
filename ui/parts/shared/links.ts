import type { MouseEvent } from 'react';

/** A press that asks the browser for a new tab, a new window or a download: it is left to the browser. */
export const opensElsewhere = (event: MouseEvent): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
