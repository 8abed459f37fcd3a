import { performance } from 'node:perf_hooks';
import { signText } from '../lib/signing.ts';

/** 0 for no count; seconds left. */
interface Count {
  readonly count: number;
  readonly left: number;
}

interface FixedWindow {
  readonly seconds: number;
  readonly max: number;
}

export interface Counter {
  /** Syncs first if other servers could change the decision. */
  add(key: string, by?: number): Promise<Count>;
  /** Without waiting: may miss other servers' latest counts. */
  addNow(key: string, by?: number): Count;
  read(key: string): Promise<Count>;
}

export interface Counters {
  createCounter(name: string, window: FixedWindow): Counter;
  close(): Promise<void>;
}

export interface Addition {
  readonly name: string;
  readonly added: number;
  readonly seconds: number;
}

/** Over all servers, by the store's clock. */
export interface Sum extends Count {
  readonly name: string;
}

/** Names are unique within a call. */
export interface CounterStore {
  add(additions: readonly Addition[]): Promise<readonly Sum[]>;
}

/** Stores hold no address or identity. */
export const hashKey = (secret: Buffer, key: string): string =>
  signText(secret, `count:${key}`).toString('base64url').slice(0, 22);

/** Syncs after this fraction of the remaining limit. */
const SHARE = 16;
/** Milliseconds before a failed store is retried. */
const FRESH = 1000;
const SYNC_INTERVAL = 250;
/** Milliseconds for which a sum is fresh. */
const RETRY_AFTER = 1000;
/** Evicts the oldest; the store keeps them. */
const KEYS_MAX = 50_000;
const BATCH = 500;

interface Entry extends FixedWindow {
  /** Last synced sum, and local count since. */
  known: number;
  own: number;
  made: number;
  until: number;
  syncedAt: number;
}

/** Local without a store. */
export interface CountersOptions {
  readonly secret: Buffer;
  readonly store?: CounterStore;
  /** Called once on failure and once on recovery. */
  readonly onDown?: (error: unknown) => void;
  readonly onUp?: () => void;
  readonly now?: () => number;
}

interface SyncOptions extends Omit<CountersOptions, 'store'> {
  readonly now: () => number;
}

/** Exchanges local counts for the store's sums, one batch at a time. */
class CounterSync {
  readonly #entries: Map<string, Entry>;
  readonly #store: CounterStore;
  readonly #options: SyncOptions;
  readonly #unsynced = new Set<string>();
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isDown = false;
  #isClosed = false;
  #retryAt = Number.NEGATIVE_INFINITY;

  constructor(entries: Map<string, Entry>, store: CounterStore, options: SyncOptions) {
    this.#entries = entries;
    this.#store = store;
    this.#options = options;
  }

  enqueue(key: string): void {
    this.#unsynced.add(key);
    this.#schedule();
  }

  /** Concurrent callers share the next batch. */
  sync(key?: string): Promise<void> {
    if (key !== undefined) this.#unsynced.add(key);
    this.#next ??= (this.#running ?? Promise.resolve()).then(async () => {
      this.#next = undefined;
      this.#running = this.#syncBatch();
      await this.#running;
      this.#running = undefined;
    });
    return this.#next;
  }

  isPaused(): boolean {
    return this.#options.now() < this.#retryAt;
  }

  close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    return this.sync();
  }

  async #syncBatch(): Promise<void> {
    const { secret, now, onUp, onDown } = this.#options;
    const at = now();
    const batch = [...this.#unsynced].slice(0, BATCH).flatMap((key) => {
      this.#unsynced.delete(key);
      const entry = this.#entries.get(key);
      return entry ? [{ key, entry, name: hashKey(secret, key), added: entry.own }] : [];
    });
    if (batch.length === 0) return;
    try {
      const sums = await this.#store.add(
        batch.map(({ name, added, entry: { seconds } }) => ({ name, added, seconds })),
      );
      const byName = new Map(sums.map((sum) => [sum.name, sum]));
      for (const { entry, name, added } of batch) {
        const sum = byName.get(name);
        if (sum) this.#applySum(entry, sum, added, at);
      }
      if (this.#isDown) onUp?.();
      this.#isDown = false;
    } catch (error) {
      if (!this.#isDown) onDown?.(error);
      this.#isDown = true;
      this.#retryAt = now() + RETRY_AFTER;
      for (const { key, added } of batch) if (added !== 0) this.#unsynced.add(key);
    }
    if (this.#unsynced.size > 0) this.#schedule(this.#isDown ? RETRY_AFTER : SYNC_INTERVAL);
  }

  /** A lower sum comes from a store that lost data: the known sum holds until the window ends. */
  #applySum(entry: Entry, { count, left }: Sum, added: number, at: number): void {
    const expected = entry.known + added;
    if (count >= expected && left > 0) entry.until = this.#options.now() + left * 1000;
    entry.known = Math.max(count, expected);
    entry.own -= added;
    entry.syncedAt = at;
  }

  #schedule(wait = SYNC_INTERVAL): void {
    if (this.#timer || this.#isClosed) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.sync();
    }, wait);
    this.#timer.unref();
  }
}

/**
 * Distributed fixed-window counters. Counts in memory, syncs in batches, and waits for the store only near a limit.
 * During an outage each server uses its last sums.
 */
export function createCounters(options: CountersOptions): Counters {
  const { store, now = store ? () => performance.now() : () => Date.now() } = options;
  const entries = new Map<string, Entry>();
  const sync = store && new CounterSync(entries, store, { ...options, now });

  function getEntry(key: string, window: FixedWindow): Entry {
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

  const getCount = ({ known, own, made, until }: Entry, upTo = made): Count => {
    const count = known + own - (made - upTo);
    return { count, left: count === 0 ? 0 : Math.ceil(Math.max(0, until - now()) / 1000) };
  };

  /** Whether other servers could change the decision. */
  function isUnsure({ known, own, max, syncedAt }: Entry, more = 0): boolean {
    if (!sync || known + own + more > max || sync.isPaused()) return false;
    return now() - syncedAt > FRESH || own + more > Math.floor((max - known) / SHARE);
  }

  return {
    createCounter(name, window) {
      const buildKey = (key: string): string => `${name}:${key}`;
      function addNow(key: string, by = 1): Count {
        const entry = getEntry(buildKey(key), window);
        entry.own += by;
        entry.made += by;
        sync?.enqueue(buildKey(key));
        return getCount(entry);
      }
      return {
        addNow,
        async add(key, by) {
          const counted = addNow(key, by);
          const entry = getEntry(buildKey(key), window);
          if (!isUnsure(entry)) return counted;
          const { made } = entry;
          await sync?.sync();
          return getCount(entry, made);
        },
        async read(key) {
          const entry = getEntry(buildKey(key), window);
          if (isUnsure(entry, 1)) await sync?.sync(buildKey(key));
          return getCount(entry);
        },
      };
    },
    async close() {
      await sync?.close();
    },
  };
}
