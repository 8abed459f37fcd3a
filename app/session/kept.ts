const PREFIX = 'pv_kept_';

/** Longest that anything is kept after it was last changed, milliseconds. */
export const KEPT_FOR = 24 * 60 * 60_000;

/** What is kept, whose it is, and when it was kept (milliseconds since 1970). */
interface Kept {
  readonly crUid: string;
  readonly at: number;
  readonly value: unknown;
}

const storage = (): Storage | undefined => {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
};

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'crUid' in value && 'at' in value && 'value' in value;

/** A clock that was set back must not keep anything for longer. */
const isFresh = ({ at }: Kept): boolean => Math.abs(Date.now() - at) < KEPT_FOR;

function read(key: string, crUid: string | undefined): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(storage()?.getItem(key) ?? 'null');
    return isKept(kept) && kept.crUid === crUid && isFresh(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** One thing that this device keeps for one identity, over a reload. */
export interface Keeper {
  /** What was kept; nothing if it is another person's or older than `KEPT_FOR`. */
  readonly load: () => unknown;
  readonly save: (value: unknown) => void;
  readonly remove: () => void;
}

/** Keeps something by its name for an identity. Without storage nothing outlives the page. */
export function keeper(crUid: string, name: string): Keeper {
  const key = PREFIX + name;
  const remove = () => storage()?.removeItem(key);
  return {
    load: () => read(key, crUid)?.value,
    save(value) {
      try {
        storage()?.setItem(key, JSON.stringify({ crUid, at: Date.now(), value } satisfies Kept));
      } catch {
        // What does not fit any more must not bring back something older.
        remove();
      }
    },
    remove,
  };
}

/** Removes what was kept for anybody else, and what is too old. Without an identity: everything. */
export function forgetOthers(crUid: string | undefined): void {
  const stored = storage();
  if (!stored) return;
  for (const key of Object.keys(stored))
    if (key.startsWith(PREFIX) && !read(key, crUid)) stored.removeItem(key);
}
