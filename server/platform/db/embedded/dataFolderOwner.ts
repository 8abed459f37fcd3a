import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { DataFolderInUse } from './startErrors.ts';

/** Lock of the data folder's owner ("PARV", 1). */
const LOCK = [0x50415256, 1] as const;

const OWNER_NAME = `parvis owner ${process.pid}-${Math.trunc(performance.timeOrigin)}`;

/** Milliseconds for the lock of a killed server. */
const TAKEOVER_MS = 3000;

export interface DataFolderOwner {
  release(): Promise<void>;
}

export async function withClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
  connectionTimeoutMillis = 3000,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** @throws DataFolderInUse */
async function acquireLock(client: pg.Client): Promise<void> {
  for (const end = Date.now() + TAKEOVER_MS; ; await pause(50)) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1, $2) as taken', [
      ...LOCK,
    ]);
    if (rows[0]?.taken) return;
    if (Date.now() > end) throw new DataFolderInUse();
  }
}

/**
 * Holds an advisory lock on a permanent connection. After a database restart it reacquires the lock, or calls `onLost`
 * if another server was faster: stop serving.
 * @throws DataFolderInUse
 */
export async function acquireOwnership(
  url: string,
  { onLost }: { onLost?: (error: DataFolderInUse) => void } = {},
): Promise<DataFolderOwner> {
  let held: pg.Client | undefined;
  let isReleased = false;

  async function holdLock(): Promise<void> {
    const client = new pg.Client({
      ...{ connectionString: url, application_name: OWNER_NAME, connectionTimeoutMillis: 5000 },
      keepAlive: true,
    });
    let isBroken = false;
    client.on('error', () => {
      isBroken = true;
      if (held === client && !isReleased) void reacquireLock();
    });
    try {
      await client.connect();
      await acquireLock(client);
      if (isBroken || isReleased) throw new Error('The connection to the database broke.');
      held = client;
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
  }

  async function reacquireLock(): Promise<void> {
    held = undefined;
    while (!held && !isReleased)
      try {
        await holdLock();
      } catch (error) {
        if (error instanceof DataFolderInUse) return onLost?.(error);
        await pause(250);
      }
  }

  await holdLock();
  return {
    async release() {
      isReleased = true;
      await held?.end().catch(() => undefined);
    },
  };
}

export const isOwnedByAnother = (url: string): Promise<boolean> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select a.application_name as name from pg_locks l join pg_stat_activity a on a.pid = l.pid
       where l.locktype = 'advisory' and l.granted and l.classid = $1 and l.objid = $2`,
      [...LOCK],
    );
    return rows.some(({ name }) => name !== OWNER_NAME);
  });
