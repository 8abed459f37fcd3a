import { readItem, removeItem, writeItem } from './storage.ts';

/** Not among what the tab keeps for a person, which goes when they leave. */
const KEY = 'pv_erased';

/** Keeps, as long as this tab is open, that whoever left it last erased everything: there is nothing to find again. */
export function noteLeft(erasedAll: boolean): void {
  if (erasedAll) writeItem(KEY, '1', 'sessionStorage');
  else removeItem(KEY, 'sessionStorage');
}

/** Whether whoever was here last erased everything. */
export const erasedHere = (): boolean => readItem(KEY, 'sessionStorage') === '1';
