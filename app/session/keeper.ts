import { type Kept, type Place, PREFIX, read, storage } from './kept.ts';

/** One thing that this device keeps for one identity, over a reload. */
export interface Keeper {
  /** What was kept; nothing if it is another person's or older than `KEPT`. */
  readonly load: () => unknown;
  readonly save: (value: unknown) => void;
  readonly remove: () => void;
}

function keeperIn(place: Place, crUid: string, name: string, lasts?: number): Keeper {
  const key = PREFIX + name;
  const remove = () => storage(place)?.removeItem(key);
  return {
    load: () => read(key, crUid, place, lasts)?.value,
    save(value) {
      try {
        storage(place)?.setItem(key, JSON.stringify({ crUid, at: Date.now(), value } satisfies Kept));
      } catch {
        // What does not fit any more must not bring back something older.
        remove();
      }
    },
    remove,
  };
}

/** Keeps something by its name for an identity. Without storage nothing outlives the page. */
export const keeper = (crUid: string, name: string): Keeper => keeperIn('localStorage', crUid, name);

/** Keeps something by name for this tab, whoever uses it, for `lasts` milliseconds. */
export const tabKeeper = (name: string, lasts?: number): Keeper =>
  keeperIn('sessionStorage', '', name, lasts);
