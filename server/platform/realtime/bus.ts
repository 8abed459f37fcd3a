import pg from 'pg';
import { SERVER_APPLICATION } from '../db/otherServers.ts';

/** Notices between instances, without payload: the feed has grown, a session ended, a customer changed. */
export type Notice = (typeof notices)[number];
const notices = ['feed', 'ended', 'customers'] as const;

export type NoticeListener = (notice: Notice) => void;
export type BroadcastListener = (text: string) => void;

export type Carrier = 'none' | 'postgresql' | 'redis';

export interface Bus {
  /** This one first. */
  notify(what: Notice): void;
  /** At most 7,000 bytes, to all others; stored nowhere, may be lost. */
  broadcast(text: string): void;
  carrier(): Carrier;
  close(): Promise<void>;
}

export function createLocalBus(onNotice: NoticeListener): Bus {
  return {
    notify: onNotice,
    broadcast: () => undefined,
    carrier: () => 'none',
    close: () => Promise.resolve(),
  };
}

/** After an outage any may have been lost. */
export function replayAllNotices(onNotice: NoticeListener): void {
  for (const notice of notices) onNotice(notice);
}

/** An unknown one, from another version, means the feed. */
export const parseNotice = (text: string | undefined): Notice =>
  notices.find((notice) => notice === text) ?? 'feed';

export const CHANNEL = 'parvis_feed';
/** Older instances do not listen to it. */
const BROADCAST_CHANNEL = 'parvis_broadcast';
/** Milliseconds. */
const DEBOUNCE = 10;
/** Milliseconds. */
const RECONNECT_DELAY = 1000;

/**
 * Coalesces repeated calls.
 * @param wait milliseconds
 */
export function createDebouncer(
  send: () => Promise<unknown> | undefined,
  wait = DEBOUNCE,
): { schedule(): void; cancel(): void } {
  let waiting: NodeJS.Timeout | undefined;
  let sending = false;
  let isPending = false;
  let isCancelled = false;

  async function sendAfterWait(): Promise<void> {
    isPending = true;
    if (sending) return;
    sending = true;
    while (isPending && !isCancelled) {
      await new Promise<void>((resolve) => {
        waiting = setTimeout(resolve, wait);
      });
      isPending = false;
      await send()?.catch(() => undefined);
    }
    sending = false;
  }

  return {
    schedule: () => void sendAfterWait(),
    cancel() {
      isCancelled = true;
      clearTimeout(waiting);
    },
  };
}

export function createNoticeDebouncer(send: (notice: Notice) => Promise<unknown> | undefined) {
  const each = {
    feed: createDebouncer(() => send('feed')),
    ended: createDebouncer(() => send('ended')),
    customers: createDebouncer(() => send('customers')),
  } satisfies Record<Notice, unknown>;
  return {
    soon: (notice: Notice) => each[notice].schedule(),
    never() {
      for (const { cancel: never } of Object.values(each)) never();
    },
  };
}

export interface BusTransport {
  /** Undefined while disconnected. */
  send(what: string): Promise<unknown> | undefined;
  broadcast(text: string): void;
  close(): Promise<void>;
}

/** LISTEN and NOTIFY. Calls `again` after a reconnect, since notices may have been lost. */
export function createDatabaseTransport(
  url: string,
  onMessage: (told: string | undefined) => void,
  onReconnect: () => void,
  onBroadcast: BroadcastListener = () => undefined,
): BusTransport {
  let listener: pg.Client | undefined;
  let sender: pg.Client | undefined;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  function reconnect(client: pg.Client): void {
    if (closed || listener !== client) return;
    listener = undefined;
    sender = undefined;
    void client.end().catch(() => undefined);
    retry = setTimeout(() => void listen(), RECONNECT_DELAY);
    retry.unref();
  }

  async function listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      application_name: SERVER_APPLICATION,
    });
    listener = client;
    client.on('error', () => reconnect(client));
    client.on('end', () => reconnect(client));
    let own: number | undefined;
    // Skips own notices.
    client.on('notification', ({ channel, processId, payload }) => {
      if (processId === own) return;
      if (channel === CHANNEL) onMessage(payload);
      else onBroadcast(payload ?? '');
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}; listen ${BROADCAST_CHANNEL}`);
      own = (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
      if (listener === client) sender = client;
      onReconnect();
    } catch {
      reconnect(client);
    }
  }

  void listen();
  return {
    send: (what) => sender?.query(`notify ${CHANNEL}, '${what}'`),
    broadcast: (text) =>
      void sender?.query('select pg_notify($1, $2)', [BROADCAST_CHANNEL, text]).catch(() => undefined),
    async close() {
      closed = true;
      clearTimeout(retry);
      const client = listener;
      listener = undefined;
      await client?.end().catch(() => undefined);
    },
  };
}

/** Of a single server: receives only notices of commands. */
export function createStandaloneBus(url: string, onNotice: NoticeListener): Bus {
  const transport = createDatabaseTransport(
    url,
    (told) => onNotice(parseNotice(told)),
    () => replayAllNotices(onNotice),
  );
  return { ...createLocalBus(onNotice), close: transport.close };
}

export function createDatabaseBus(
  url: string,
  onNotice: NoticeListener,
  onBroadcast?: BroadcastListener,
): Bus {
  const transport = createDatabaseTransport(
    url,
    (told) => onNotice(parseNotice(told)),
    () => replayAllNotices(onNotice),
    onBroadcast,
  );
  const debouncer = createNoticeDebouncer((notice) => transport.send(notice));
  return {
    notify(what) {
      onNotice(what);
      debouncer.soon(what);
    },
    broadcast: transport.broadcast,
    carrier: () => 'postgresql',
    async close() {
      debouncer.never();
      await transport.close();
    },
  };
}
