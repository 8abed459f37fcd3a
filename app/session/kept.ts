import { KEPT } from '../data/keys.ts';

/** Begins the name of all that is kept. */
export const PREFIX = 'pv_kept_';

/** What is kept, whose it is, and when it was kept (milliseconds since 1970). */
interface Kept {
  readonly crUid: string;
  readonly at: number;
  readonly value: unknown;
}

/** Where things are kept: on the device, or in this tab alone. Nowhere if the browser refuses. */
type Place = 'localStorage' | 'sessionStorage';

const storage = (place: Place): Storage | undefined => {
  try {
    return window[place];
  } catch {
    return undefined;
  }
};

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'crUid' in value && 'at' in value && 'value' in value;

/** A clock that was set back must not keep anything for longer. */
const isFresh = ({ at }: Kept, lasts: number): boolean => Math.abs(Date.now() - at) < lasts;

function read(
  key: string,
  crUid: string | undefined,
  place: Place = 'localStorage',
  lasts = KEPT,
): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(storage(place)?.getItem(key) ?? 'null');
    return isKept(kept) && kept.crUid === crUid && isFresh(kept, lasts) ? kept : undefined;
  } catch {
    return undefined;
  }
}

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

/**
 * Keeps something by its name for whoever uses this tab, with an identity or without; it goes with the tab.
 * @param lasts milliseconds, in place of `KEPT`
 */
export const tabKeeper = (name: string, lasts?: number): Keeper =>
  keeperIn('sessionStorage', '', name, lasts);

function forget(place: Place, isOurs: (key: string) => boolean): void {
  const stored = storage(place);
  if (!stored) return;
  for (const key of Object.keys(stored)) if (key.startsWith(PREFIX) && !isOurs(key)) stored.removeItem(key);
}

/** Removes what this tab keeps: somebody signed out. */
export const forgetTab = (): void => forget('sessionStorage', () => false);

/** What was kept for who somebody was before accounts became one is theirs, as long as it would have been. */
function adopt(key: string, was: readonly string[], crUid: string): void {
  const kept = was.map((one) => read(key, one)).find((one) => one !== undefined);
  if (kept) storage('localStorage')?.setItem(key, JSON.stringify({ ...kept, crUid }));
}

/**
 * Removes what was kept for anybody else, and what is too old. Without an identity: everything.
 * @param was who they were before accounts became one
 */
export const forgetOthers = (crUid: string | undefined, was: readonly string[] = []): void =>
  forget('localStorage', (key) => {
    if (crUid !== undefined) adopt(key, was, crUid);
    return read(key, crUid) !== undefined;
  });
