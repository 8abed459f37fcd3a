import { storage } from './kept.ts';

/** Not among what the tab keeps for a person, which goes when they leave. */
const KEY = 'pv_erased';

/** Keeps, as long as this tab is open, that whoever left it last erased everything: there is nothing to find again. */
export function noteLeft(erasedAll: boolean): void {
  const tab = storage('sessionStorage');
  try {
    if (erasedAll) tab?.setItem(KEY, '1');
    else tab?.removeItem(KEY);
  } catch {
    // Without room, as without storage, a way back is offered that leads nowhere.
  }
}

/** Whether whoever was here last erased everything. */
export const erasedHere = (): boolean => storage('sessionStorage')?.getItem(KEY) === '1';
