import { readItem, removeItem, writeItem } from './storage.ts';

/** Outside the user storage, which leaving clears. */
const KEY = 'pv_erased';

/** Then no recovery is offered. */
export function markErased(erasedAll: boolean): void {
  if (erasedAll) writeItem(KEY, '1', 'sessionStorage');
  else removeItem(KEY, 'sessionStorage');
}

export const hasErased = (): boolean => readItem(KEY, 'sessionStorage') === '1';
