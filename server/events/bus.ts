import pg from 'pg';

/** Carries the notice that the feed has grown. It carries nothing else: whoever hears it reads the feed. */
export interface Bus {
  /** Tells every instance, this one first. */
  notice(): void;
  close(): Promise<void>;
}

/** For a server that is alone with its database. */
export function localBus(heard: () => void): Bus {
  return { notice: heard, close: () => Promise.resolve() };
}

/** What notices are told under, between instances. */
export const CHANNEL = 'parvis_feed';
/** Notices to other instances are gathered for this long, milliseconds. */
const GATHER = 10;
/** A connection that broke is made again after so many milliseconds. */
export const RETRY = 1000;

/** Notices that come close after each other are one: the first waits a little for the others. One is under way at a time. */
export function gathered(tell: () => Promise<unknown> | undefined): { soon(): void; never(): void } {
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
        waiting = setTimeout(resolve, GATHER);
      });
      again = false;
      // A notice that is lost costs the other instances a delay: they also look by themselves.
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

/**
 * For several instances on one database: LISTEN and NOTIFY. A connection that breaks is made again; what was missed
 * meanwhile is found by `heard`, which is called on every reconnection.
 */
export function databaseBus(url: string, heard: () => void): Bus {
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
    const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5000 });
    listener = client;
    client.on('error', () => connectAgain(client));
    client.on('end', () => connectAgain(client));
    let own: number | undefined;
    // What this server said itself was heard when it was said.
    client.on('notification', ({ processId }) => {
      if (processId !== own) heard();
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      own = (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
      if (listener === client) speaker = client;
      heard();
    } catch {
      connectAgain(client);
    }
  }

  void listen();
  const tell = gathered(() => speaker?.query(`notify ${CHANNEL}`));
  return {
    notice() {
      heard();
      tell.soon();
    },
    async close() {
      closed = true;
      tell.never();
      clearTimeout(retry);
      const client = listener;
      listener = undefined;
      await client?.end().catch(() => undefined);
    },
  };
}
