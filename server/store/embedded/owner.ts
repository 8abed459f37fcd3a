import pg from 'pg';
import { DataFolderInUse } from './errors.ts';

/** Keys of the advisory lock that only the owner of the data folder holds ("PARV", 1). */
const LOCK = [0x50415256, 1] as const;

/** Name under which this process' owner connection is seen in the database. */
const OWNER_NAME = `parvis owner ${process.pid}-${Math.trunc(performance.timeOrigin)}`;

/** How long a lock may still be kept by a server that was killed a moment ago. */
const PATIENCE_MS = 3000;

/** Ownership of a data folder. */
export interface Owner {
  /** Gives the data folder back. */
  release(): Promise<void>;
}

/** What the holder of a data folder wants to hear. */
export interface OwnerOptions {
  /** Another server took the folder while the database was down: stop serving. */
  onLost?: (error: DataFolderInUse) => void;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function takeLock(client: pg.Client): Promise<boolean> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1, $2) as taken', [
      ...LOCK,
    ]);
    if (rows[0]?.taken === true) return true;
    if (Date.now() > end) return false;
    await pause(50);
  }
}

/**
 * Makes this process the one owner of the data folder: a lock in its database, on a connection kept for life. When
 * the database restarts, the lock is taken again; `onLost` tells when somebody else was faster.
 * @throws DataFolderInUse when another live server holds it.
 */
export async function acquireOwner(url: string, options: OwnerOptions = {}): Promise<Owner> {
  let current: pg.Client | undefined;
  let released = false;

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: url,
      application_name: OWNER_NAME,
      connectionTimeoutMillis: 5000,
      keepAlive: true,
    });
    let broken = false;
    client.on('error', () => {
      broken = true;
      if (current === client && !released) void regain();
    });
    try {
      await client.connect();
      if (!(await takeLock(client))) throw new DataFolderInUse();
      if (broken) throw new Error('The connection to the database broke.');
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
  }

  async function regain(): Promise<void> {
    current = undefined;
    while (!released) {
      try {
        const client = await connect();
        if (released) await client.end().catch(() => undefined);
        else current = client;
        return;
      } catch (error) {
        if (error instanceof DataFolderInUse) {
          options.onLost?.(error);
          return;
        }
        await pause(250);
      }
    }
  }

  current = await connect();
  return {
    async release() {
      released = true;
      const client = current;
      current = undefined;
      await client?.end().catch(() => undefined);
    },
  };
}

/** True when a process other than this one owns the data folder whose database answers at `url`. */
export async function ownedByAnother(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string }>(
      `select a.application_name as name from pg_locks l join pg_stat_activity a on a.pid = l.pid
       where l.locktype = 'advisory' and l.granted and l.classid = $1 and l.objid = $2`,
      [...LOCK],
    );
    return rows.some(({ name }) => name !== OWNER_NAME);
  } finally {
    await client.end().catch(() => undefined);
  }
}
