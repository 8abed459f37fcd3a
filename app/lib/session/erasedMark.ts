import { readItem, removeItem, writeItem } from './storage.ts';

/** Outside the user storage, which is cleared when a person leaves. */
const KEY = 'pv_erased';

/** Nothing is offered for recovery then. */
export function markErased(erasedAll: boolean): void {
  if (erasedAll) writeItem(KEY, '1', 'sessionStorage');
  else removeItem(KEY, 'sessionStorage');
}

export const hasErased = (): boolean => readItem(KEY, 'sessionStorage') === '1';
