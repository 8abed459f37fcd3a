import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { type Cursor, type FeedRow, getCurrentCursor, readFeedBatch } from './feed.ts';

export interface Subscriber {
  key: SubscriberKey;
  deliver(row: FeedRow): void;
}

export type SubscriberKey = `town:${string}` | `person:${string}`;

/** One read serves all streams of this process. */
export interface Hub {
  /** Concurrent calls share one more read. */
  wake(): void;
  /** Returns the start's cursor. */
  subscribe(subscriber: Subscriber): Cursor;
  unsubscribe(subscriber: Subscriber): void;
  close(): Promise<void>;
}

const BATCH = 500;
/** Milliseconds. */
const DEBOUNCE = 20;
/** Milliseconds, with exponential backoff. */
const PENDING_DELAY = 10;
const MAX_PENDING_DELAY = 250;

export interface HubOptions {
  /** Milliseconds, in case a notice is lost. */
  pollInterval: number;
  onFailure: (error: unknown) => void;
  onRecovery: () => void;
}

export async function createHub(pool: pg.Pool, options: HubOptions): Promise<Hub> {
  const subscribers = new Map<SubscriberKey, Set<Subscriber>>();
  let cursor = await getCurrentCursor(pool);
  let reading: Promise<void> | undefined;
  let isPending = false;
  let closed = false;
  let pendingDelay = PENDING_DELAY;
  let timer: NodeJS.Timeout | undefined;
  let failing = false;

  function deliverRow(row: FeedRow): void {
    cursor = row.cursor;
    const keys: SubscriberKey[] = [
      `town:${row.event.cuid}`,
      ...row.contributors.map((crUid) => `person:${crUid}` as const),
    ];
    for (const key of keys) for (const subscriber of subscribers.get(key) ?? []) subscriber.deliver(row);
  }

  /** Whether rows are pending. */
  async function readAll(): Promise<boolean> {
    for (;;) {
      const { rows, hasPending: beyond } = await readFeedBatch(pool, cursor, BATCH);
      for (const row of rows) deliverRow(row);
      if (rows.length > 0) pendingDelay = PENDING_DELAY;
      if (rows.length < BATCH) return beyond;
    }
  }

  async function readNewRows(): Promise<void> {
    clearTimeout(timer);
    let wait = options.pollInterval;
    try {
      let beyond = false;
      for (let first = true; first || (isPending && !closed); first = false) {
        if (!first) await pause(DEBOUNCE);
        isPending = false;
        beyond = await readAll();
      }
      if (beyond) {
        wait = pendingDelay;
        pendingDelay = Math.min(pendingDelay * 2, MAX_PENDING_DELAY);
      }
      if (failing) options.onRecovery();
      failing = false;
    } catch (error) {
      // Retry every second while the database is down.
      if (!closed && !failing) options.onFailure(error);
      failing = true;
      wait = 1000;
    }
    if (closed) return;
    timer = setTimeout(requestRead, wait);
    timer.unref();
  }

  function requestRead(): void {
    if (closed) return;
    if (reading) {
      isPending = true;
      return;
    }
    reading = readNewRows().finally(() => {
      reading = undefined;
      if (isPending) requestRead();
    });
  }

  requestRead();
  return {
    wake: requestRead,
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
      clearTimeout(timer);
      await reading;
    },
  };
}
