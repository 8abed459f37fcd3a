import { tabKeeper } from '../session/kept.ts';

const kept = tabKeeper('erased');

/** Keeps, as long as this tab is open, that whoever left it last erased everything: there is nothing to find again. */
export function noteLeft(erasedAll: boolean): void {
  if (erasedAll) kept.save(true);
  else kept.remove();
}

/** Whether whoever was here last erased everything. */
export const erasedHere = (): boolean => kept.load() === true;
