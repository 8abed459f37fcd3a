import { readItem, removeItem, writeItem } from './storage.ts';

/** Outside the user storage, which is cleared when a person leaves. */
const KEY = 'pv_erased';

/** Marks the tab when its last user erased everything, so that nothing is offered for recovery. */
export function noteLeft(erasedAll: boolean): void {
  if (erasedAll) writeItem(KEY, '1', 'sessionStorage');
  else removeItem(KEY, 'sessionStorage');
}

export const erasedHere = (): boolean => readItem(KEY, 'sessionStorage') === '1';
