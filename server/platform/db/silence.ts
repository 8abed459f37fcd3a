import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { askOnce } from './askOnce.ts';

/** How long a database may say nothing, milliseconds. */
export interface Patience {
  /** Until it takes a connection. */
  connect: number;
  /** Until it answers what costs it nothing. */
  answer: number;
  /** Between two looks at what may rightly take long, and for each look. */
  look: number;
  looking: number;
}

/** What PostgreSQL says of a connection, and since when. */
interface Seen {
  state: string | null;
  since: string;
}

const LOOK = 'select state, state_change::text as since from pg_stat_activity where pid = $1';

/** What the database says of a connection: what it does, that it is not known, or nothing, being too busy to say. */
type Look = Seen | 'unknown' | 'refused';

async function look(url: string, pid: number, { looking }: Patience): Promise<Look> {
  try {
    return await askOnce(
      url,
      looking,
      async (client) => (await client.query<Seen>(LOOK, [pid])).rows[0] ?? 'unknown',
    );
  } catch (error) {
    // A refusal is an answer too: there is somebody.
    if (error instanceof pg.DatabaseError) return 'refused';
    throw error;
  }
}

const isIdle = ({ state }: Seen): boolean => state?.startsWith('idle') === true;

/** Never comes to an end before its connection or its database is lost. */
async function watch(url: string, pid: number, patience: Patience, signal: AbortSignal): Promise<never> {
  let before: Seen | undefined;
  let failed = false;
  for (;;) {
    await pause(patience.look, undefined, { signal, ref: false });
    // One look alone may fail: what is at work goes on while a way to the database is being changed.
    const now = await look(url, pid, patience).catch((error: unknown) => {
      if (failed) throw error;
      return 'failed' as const;
    });
    failed = now === 'failed';
    if (now === 'failed' || now === 'refused') continue;
    if (now === 'unknown') throw new Error('Connection terminated: the database does not know it any more');
    // It waits for us since the last look, while we wait for it: what one of both said was lost on the way.
    if (before && isIdle(now) && now.since === before.since)
      throw new Error('Connection terminated: what was asked or answered on it was lost');
    before = now;
  }
}

/**
 * Waits for `work` on the connection that the database knows as `pid`, however long the database is at it, but not for one that fell
 * silent: a connection beside it is asked now and then. @throws what `work` throws, and Error when nothing more will come
 */
export async function whileAnswered<T>(
  { url, pid, patience }: { url: string; pid: number; patience: Patience },
  work: Promise<T>,
): Promise<T> {
  const over = new AbortController();
  const watching = watch(url, pid, patience, over.signal);
  try {
    return await Promise.race([work, watching]);
  } finally {
    over.abort();
    for (const one of [work, watching]) one.catch(() => undefined);
  }
}
