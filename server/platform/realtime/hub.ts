import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { type Cursor, type FeedRow, presentCursor, readNews } from './feed.ts';

export interface Subscriber {
  key: SubscriberKey;
  take(row: FeedRow): void;
}

export type SubscriberKey = `town:${string}` | `person:${string}`;

/** Reads the feed once for all streams of this process. */
export interface Hub {
  /** Reads new rows; concurrent calls cause one more read. */
  wake(): void;
  /** Starts delivery; returns the cursor of the start. */
  subscribe(subscriber: Subscriber): Cursor;
  unsubscribe(subscriber: Subscriber): void;
  close(): Promise<void>;
}

const BATCH = 500;
/** Debounce between reads, milliseconds. */
const GATHER = 20;
/** Poll interval for pending rows, milliseconds, with exponential backoff. */
const BEYOND_FIRST = 10;
const BEYOND_MAX = 250;

export interface HubOptions {
  /** Poll interval, milliseconds, in case a notice is lost. */
  idle: number;
  warn: (error: unknown) => void;
  back: () => void;
}

export async function createHub(pool: pg.Pool, options: HubOptions): Promise<Hub> {
  const subscribers = new Map<SubscriberKey, Set<Subscriber>>();
  let cursor = await presentCursor(pool);
  let reading: Promise<void> | undefined;
  let again = false;
  let closed = false;
  let beyondPause = BEYOND_FIRST;
  let later: NodeJS.Timeout | undefined;
  let failing = false;

  function hand(row: FeedRow): void {
    cursor = row.cursor;
    const keys: SubscriberKey[] = [
      `town:${row.event.cuid}`,
      ...row.contributors.map((crUid) => `person:${crUid}` as const),
    ];
    for (const key of keys) for (const subscriber of subscribers.get(key) ?? []) subscriber.take(row);
  }

  /** Returns whether rows are pending. */
  async function readAll(): Promise<boolean> {
    for (;;) {
      const { rows, beyond } = await readNews(pool, cursor, BATCH);
      for (const row of rows) hand(row);
      if (rows.length > 0) beyondPause = BEYOND_FIRST;
      if (rows.length < BATCH) return beyond;
    }
  }

  async function read(): Promise<void> {
    clearTimeout(later);
    let wait = options.idle;
    try {
      let beyond = false;
      for (let first = true; first || (again && !closed); first = false) {
        if (!first) await pause(GATHER);
        again = false;
        beyond = await readAll();
      }
      if (beyond) {
        wait = beyondPause;
        beyondPause = Math.min(beyondPause * 2, BEYOND_MAX);
      }
      if (failing) options.back();
      failing = false;
    } catch (error) {
      // Retry every second while the database is down.
      if (!closed && !failing) options.warn(error);
      failing = true;
      wait = 1000;
    }
    if (closed) return;
    later = setTimeout(wake, wait);
    later.unref();
  }

  function wake(): void {
    if (closed) return;
    if (reading) {
      again = true;
      return;
    }
    reading = read().finally(() => {
      reading = undefined;
      if (again) wake();
    });
  }

  wake();
  return {
    wake,
    subscribe(subscriber) {
      const others = subscribers.get(subscriber.key) ?? new Set();
      subscribers.set(subscriber.key, others.add(subscriber));
      return cursor;
    },
    unsubscribe(subscriber) {
      const others = subscribers.get(subscriber.key);
      others?.delete(subscriber);
      if (others?.size === 0) subscribers.delete(subscriber.key);
    },
    async close() {
      closed = true;
      clearTimeout(later);
      await reading;
    },
  };
}
