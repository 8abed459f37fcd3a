import { performance } from 'node:perf_hooks';
import { signatureOf } from '../lib/signing.ts';

/** How often a key was counted in its window, and seconds until the window ends; 0 when nothing is counted. */
interface Counted {
  readonly count: number;
  readonly left: number;
}

/** A fixed window, which begins with the first count of a key, and the count up to which it matters. */
interface FixedWindow {
  readonly seconds: number;
  readonly max: number;
}

/** Counts by key within a fixed window. */
export interface Counter {
  /** Counts, after asking what other servers counted where that could change a decision. */
  add(key: string, by?: number): Promise<Counted>;
  /** Counts without waiting: what other servers counted a moment ago may be missing. */
  addNow(key: string, by?: number): Counted;
  read(key: string): Promise<Counted>;
}

export interface Counters {
  of(name: string, window: FixedWindow): Counter;
  /** Stops, after a last sync to the store. */
  close(): Promise<void>;
}

/** What is added to a key of the store. */
export interface Addition {
  readonly name: string;
  readonly added: number;
  readonly seconds: number;
}

/** The sum of all servers for a key, and seconds until its window ends by the clock of the store. */
export interface Sum extends Counted {
  readonly name: string;
}

/** Keeps the sums that several servers share; names are unique within a call. */
export interface CounterStore {
  /** @throws Error where the store cannot be reached */
  add(additions: readonly Addition[]): Promise<readonly Sum[]>;
}

/** Hashes a key by the server's secret: stores hold no address or identity. */
export const hashKey = (secret: Buffer, key: string): string =>
  signatureOf(secret, `count:${key}`).toString('base64url').slice(0, 22);

/** A server asks the others once it counted more than this part of what is left of a limit. */
const SHARE = 16;
/** A sum of the store is trusted for this long, milliseconds. */
const FRESH = 1000;
/** Interval between two syncs that nobody waits for, milliseconds. */
const SYNC_INTERVAL = 250;
/** A store that failed is not waited for again before this, milliseconds. */
const RETRY_AFTER = 1000;
/** Keys kept in memory; the oldest go first, the store still has them. */
const KEYS_MAX = 50_000;
/** Keys in one sync. */
const BATCH = 500;

/** State of a key. Times are milliseconds of `now`. */
interface Entry extends FixedWindow {
  /** Sum of all servers at the last sync, and what was counted here since. */
  known: number;
  own: number;
  /** What was counted here in all: counts made later stand behind. */
  made: number;
  until: number;
  syncedAt: number;
}

/** How counters are made; without a store they are of one server alone. */
export interface CountersOptions {
  readonly secret: Buffer;
  readonly store?: CounterStore;
  /** Called once when the store cannot be reached, and once when it can again. */
  readonly onDown?: (error: unknown) => void;
  readonly onUp?: () => void;
  readonly now?: () => number;
}

/**
 * Makes counters that several servers share. Each count is made in memory and synced in batches; a call waits for the store only
 * near its limit. While the store is away each server holds the limits by what it knows.
 */
export function createCounters(options: CountersOptions): Counters {
  const { secret, store, onDown, onUp, now = store ? () => performance.now() : () => Date.now() } = options;
  const entries = new Map<string, Entry>();
  const unsynced = new Set<string>();
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let down = false;
  let closed = false;
  let retryAt = Number.NEGATIVE_INFINITY;

  function entryOf(key: string, window: FixedWindow): Entry {
    const found = entries.get(key);
    if (found && found.until > now()) return found;
    entries.delete(key);
    const until = now() + window.seconds * 1000;
    const entry = { ...window, known: 0, own: 0, made: 0, until, syncedAt: Number.NEGATIVE_INFINITY };
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > KEYS_MAX && oldest !== undefined) entries.delete(oldest);
    return entry;
  }

  /** Takes over a sum. One that is less than was known is of a store that lost it: then the higher one holds until its window ends. */
  function applySum(entry: Entry, { count, left }: Sum, added: number, at: number): void {
    const expected = entry.known + added;
    if (count >= expected && left > 0) entry.until = now() + left * 1000;
    entry.known = Math.max(count, expected);
    entry.own -= added;
    entry.syncedAt = at;
  }

  async function syncBatch(to: CounterStore): Promise<void> {
    const at = now();
    const batch = [...unsynced].slice(0, BATCH).flatMap((key) => {
      unsynced.delete(key);
      const entry = entries.get(key);
      return entry ? [{ key, entry, name: hashKey(secret, key), added: entry.own }] : [];
    });
    if (batch.length === 0) return;
    try {
      const sums = await to.add(
        batch.map(({ name, added, entry: { seconds } }) => ({ name, added, seconds })),
      );
      const byName = new Map(sums.map((sum) => [sum.name, sum]));
      for (const { entry, name, added } of batch) {
        const sum = byName.get(name);
        if (sum) applySum(entry, sum, added, at);
      }
      if (down) onUp?.();
      down = false;
    } catch (error) {
      if (!down) onDown?.(error);
      down = true;
      retryAt = now() + RETRY_AFTER;
      for (const { key, added } of batch) if (added !== 0) unsynced.add(key);
    }
    if (unsynced.size > 0) scheduleSync(down ? RETRY_AFTER : SYNC_INTERVAL);
  }

  /** Runs one sync at a time; a call that comes meanwhile waits for the next one. */
  function sync(): Promise<void> {
    if (!store) return Promise.resolve();
    next ??= (running ?? Promise.resolve()).then(async () => {
      next = undefined;
      running = syncBatch(store);
      await running;
      running = undefined;
    });
    return next;
  }

  function scheduleSync(wait = SYNC_INTERVAL): void {
    if (timer || closed) return;
    timer = setTimeout(() => {
      timer = undefined;
      void sync();
    }, wait);
    timer.unref();
  }

  /** How often a key was counted, up to the count that was made here as number `upTo`. */
  const countedOf = ({ known, own, made, until }: Entry, upTo = made): Counted => {
    const count = known + own - (made - upTo);
    return { count, left: count === 0 ? 0 : Math.ceil(Math.max(0, until - now()) / 1000) };
  };

  /** Whether what others counted could change a decision; beyond the limit it cannot. */
  function isUnsure({ known, own, max, syncedAt }: Entry, more = 0): boolean {
    if (!store || known + own + more > max || now() < retryAt) return false;
    return now() - syncedAt > FRESH || own + more > Math.floor((max - known) / SHARE);
  }

  return {
    of(name, window) {
      const keyOf = (key: string): string => `${name}:${key}`;
      function addNow(key: string, by = 1): Counted {
        const entry = entryOf(keyOf(key), window);
        entry.own += by;
        entry.made += by;
        if (store) {
          unsynced.add(keyOf(key));
          scheduleSync();
        }
        return countedOf(entry);
      }
      return {
        addNow,
        async add(key, by) {
          const counted = addNow(key, by);
          const entry = entryOf(keyOf(key), window);
          if (!isUnsure(entry)) return counted;
          const { made } = entry;
          await sync();
          return countedOf(entry, made);
        },
        async read(key) {
          const entry = entryOf(keyOf(key), window);
          if (!isUnsure(entry, 1)) return countedOf(entry);
          unsynced.add(keyOf(key));
          await sync();
          return countedOf(entry);
        },
      };
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await sync();
    },
  };
}
