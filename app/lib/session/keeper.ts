import { type Kept, PREFIX, read } from './kept.ts';
import { type Place, removeItem, writeItem } from './storage.ts';

/** One thing that this device keeps for one identity, over a reload. */
export interface Keeper {
  /** What was kept; nothing if it is another person's or older than `KEPT`. */
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
      // What does not fit any more must not bring back something older.
      if (!writeItem(key, JSON.stringify(kept), place)) remove();
    },
    remove,
  };
}

/** Keeps something by its name for an identity. Without storage nothing outlives the page. */
export const keeper = (crUid: string, name: string): Keeper => keeperIn('localStorage', crUid, name);

/** Keeps something by name for this tab, whoever uses it, for `lasts` milliseconds. */
export const tabKeeper = (name: string, lasts?: number): Keeper =>
  keeperIn('sessionStorage', '', name, lasts);
