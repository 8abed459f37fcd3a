import pg from 'pg';
import { SERVING } from '../db/othersServe.ts';

/** What instances tell each other: that the feed has grown, that a session ended, or that a customer was changed. */
export type Notice = (typeof notices)[number];
const notices = ['feed', 'ended', 'customers'] as const;

/** Whoever hears a notice looks for themselves what it is about. */
export type Hear = (notice: Notice) => void;

/** What carries notices just now: nothing where a server is alone. */
export type Carrier = 'none' | 'postgresql' | 'redis';

/** Carries notices, and nothing else. */
export interface Bus {
  /** Tells every instance, this one first. */
  notice(what: Notice): void;
  carrier(): Carrier;
  close(): Promise<void>;
}

/** Heard by whoever tells it, and by nobody else. */
export function localBus(heard: Hear): Bus {
  return { notice: heard, carrier: () => 'none', close: () => Promise.resolve() };
}

/** What may have been missed: anything. */
export function missed(heard: Hear): void {
  for (const notice of notices) heard(notice);
}

/** A notice as it was told; one of another version is about the feed. */
export const noticeOf = (told: string | undefined): Notice =>
  notices.find((notice) => notice === told) ?? 'feed';

export const CHANNEL = 'parvis_feed';
/** Notices to other instances are gathered for this long, milliseconds. */
const GATHER = 10;
/** A connection that broke is made again after so many milliseconds. */
const RETRY = 1000;

/**
 * What is wanted several times close after each other is done once: the first waits a little for the others. @param wait how long the
 * first waits, milliseconds
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

/** The same for each kind of notice. */
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
  /** Nothing where nobody can be told just now. */
  tell(what: string): Promise<unknown> | undefined;
  close(): Promise<void>;
}

/**
 * LISTEN and NOTIFY. A connection that breaks is made again; what was missed meanwhile is found by `again`, which is called
 * on every reconnection.
 */
export function databaseWay(url: string, heard: (told: string | undefined) => void, again: () => void): Way {
  let listener: pg.Client | undefined;
  /** The listener, once it listens. */
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
    // What this server said itself was heard when it was said.
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

/** For a server that is alone with its database: commands beside it tell it what they changed, and it has nobody to tell. */
export function aloneBus(url: string, heard: Hear): Bus {
  const way = databaseWay(
    url,
    (told) => heard(noticeOf(told)),
    () => missed(heard),
  );
  return { ...localBus(heard), close: way.close };
}

/** For several instances on one database. */
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
