import { type Kept, PREFIX, read } from './kept.ts';
import { type Place, removeItem, writeItem } from './storage.ts';

/** One stored value of one person, kept over a reload. */
export interface Keeper {
  /** The value; undefined if another person's or expired. */
  readonly load: () => unknown;
  readonly save: (value: unknown) => void;
  readonly remove: () => void;
}

function keeperIn(place: Place, crUid: string, name: string, lasts?: number): Keeper {
  const key = PREFIX + name;
  const remove = () => removeItem(key, place);
  return {
    load: () => read(key, crUid, place, lasts)?.value,
    save(value) {
      const kept: Kept = { crUid, at: Date.now(), value };
      // A value that no longer fits must not bring back an older one.
      if (!writeItem(key, JSON.stringify(kept), place)) remove();
    },
    remove,
  };
}

/** Without storage nothing outlives the page. */
export const keeper = (crUid: string, name: string): Keeper => keeperIn('localStorage', crUid, name);

/** For any user, with a lifetime in milliseconds. */
export const tabKeeper = (name: string, lasts?: number): Keeper =>
  keeperIn('sessionStorage', '', name, lasts);
