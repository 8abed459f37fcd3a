import pg from 'pg';
import { SERVING } from '../db/othersServe.ts';

/**
 * Notices between instances: the feed has grown, a session ended, a customer changed. They carry no payload.
 */
export type Notice = (typeof notices)[number];
const notices = ['feed', 'ended', 'customers'] as const;

export type Hear = (notice: Notice) => void;

export type Carrier = 'none' | 'postgresql' | 'redis';

export interface Bus {
  /** Notifies all instances, this one first. */
  notice(what: Notice): void;
  carrier(): Carrier;
  close(): Promise<void>;
}

export function localBus(heard: Hear): Bus {
  return { notice: heard, carrier: () => 'none', close: () => Promise.resolve() };
}

/** Fires every notice, after an outage in which any may have been lost. */
export function missed(heard: Hear): void {
  for (const notice of notices) heard(notice);
}

/** Parses a notice; an unknown one, from another version, means the feed. */
export const noticeOf = (told: string | undefined): Notice =>
  notices.find((notice) => notice === told) ?? 'feed';

export const CHANNEL = 'parvis_feed';
/** Debounce of outgoing notices, milliseconds. */
const GATHER = 10;
/** Milliseconds before a reconnect. */
const RETRY = 1000;

/**
 * Coalesces repeated calls into one.
 * @param wait milliseconds to wait for further calls
 */
export function gathered(
  tell: () => Promise<unknown> | undefined,
  wait = GATHER,
): { soon(): void; never(): void } {
  let waiting: NodeJS.Timeout | undefined;
  let telling = false;
  let again = false;
  let over = false;

  async function soon(): Promise<void> {
    again = true;
    if (telling) return;
    telling = true;
    while (again && !over) {
      await new Promise<void>((resolve) => {
        waiting = setTimeout(resolve, wait);
      });
      again = false;
      await tell()?.catch(() => undefined);
    }
    telling = false;
  }

  return {
    soon: () => void soon(),
    never() {
      over = true;
      clearTimeout(waiting);
    },
  };
}

export function gatheredEach(tell: (notice: Notice) => Promise<unknown> | undefined) {
  const each = {
    feed: gathered(() => tell('feed')),
    ended: gathered(() => tell('ended')),
    customers: gathered(() => tell('customers')),
  } satisfies Record<Notice, unknown>;
  return {
    soon: (notice: Notice) => each[notice].soon(),
    never() {
      for (const { never } of Object.values(each)) never();
    },
  };
}

export interface Way {
  /** Undefined while disconnected. */
  tell(what: string): Promise<unknown> | undefined;
  close(): Promise<void>;
}

/**
 * Transports notices by LISTEN and NOTIFY, and reconnects. Every reconnect calls `again`, since notices may
 * have been lost.
 */
export function databaseWay(url: string, heard: (told: string | undefined) => void, again: () => void): Way {
  let listener: pg.Client | undefined;
  let speaker: pg.Client | undefined;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  function connectAgain(client: pg.Client): void {
    if (closed || listener !== client) return;
    listener = undefined;
    speaker = undefined;
    void client.end().catch(() => undefined);
    retry = setTimeout(() => void listen(), RETRY);
    retry.unref();
  }

  async function listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      application_name: SERVING,
    });
    listener = client;
    client.on('error', () => connectAgain(client));
    client.on('end', () => connectAgain(client));
    let own: number | undefined;
    // Own notices were handled when sent.
    client.on('notification', ({ processId, payload }) => {
      if (processId !== own) heard(payload);
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      own = (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
      if (listener === client) speaker = client;
      again();
    } catch {
      connectAgain(client);
    }
  }

  void listen();
  return {
    tell: (what) => speaker?.query(`notify ${CHANNEL}, '${what}'`),
    async close() {
      closed = true;
      clearTimeout(retry);
      const client = listener;
      listener = undefined;
      await client?.end().catch(() => undefined);
    },
  };
}

/** Creates the bus of a single server, which only receives notices of commands. */
export function aloneBus(url: string, heard: Hear): Bus {
  const way = databaseWay(
    url,
    (told) => heard(noticeOf(told)),
    () => missed(heard),
  );
  return { ...localBus(heard), close: way.close };
}

export function databaseBus(url: string, heard: Hear): Bus {
  const way = databaseWay(
    url,
    (told) => heard(noticeOf(told)),
    () => missed(heard),
  );
  const tell = gatheredEach((notice) => way.tell(notice));
  return {
    notice(what) {
      heard(what);
      tell.soon(what);
    },
    carrier: () => 'postgresql',
    async close() {
      tell.never();
      await way.close();
    },
  };
}
