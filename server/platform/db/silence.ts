import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { askOnce } from './askOnce.ts';

export interface Patience {
  connect: number;
  /** For trivial queries. */
  answer: number;
  /** Interval and timeout of checks on long work. */
  look: number;
  looking: number;
}

interface Seen {
  state: string | null;
  since: string;
}

const LOOK = 'select state, state_change::text as since from pg_stat_activity where pid = $1';

/** Result of a check; `refused`: the database is too busy to tell. */
type Look = Seen | 'unknown' | 'refused';

async function look(url: string, pid: number, { looking }: Patience): Promise<Look> {
  try {
    return await askOnce(
      url,
      looking,
      async (client) => (await client.query<Seen>(LOOK, [pid])).rows[0] ?? 'unknown',
    );
  } catch (error) {
    // A refusal proves that the database is running.
    if (error instanceof pg.DatabaseError) return 'refused';
    throw error;
  }
}

const isIdle = ({ state }: Seen): boolean => state?.startsWith('idle') === true;

/** Rejects once the connection or database is lost; never resolves. */
async function watch(url: string, pid: number, patience: Patience, signal: AbortSignal): Promise<never> {
  let before: Seen | undefined;
  let failed = false;
  for (;;) {
    await pause(patience.look, undefined, { signal, ref: false });
    // One failed check is tolerated, e.g. during a network change.
    const now = await look(url, pid, patience).catch((error: unknown) => {
      if (failed) throw error;
      return 'failed' as const;
    });
    failed = now === 'failed';
    if (now === 'failed' || now === 'refused') continue;
    if (now === 'unknown') throw new Error('Connection terminated: the database does not know it any more');
    // Idle since the last check while we wait: the query or its result was lost.
    if (before && isIdle(now) && now.since === before.since)
      throw new Error('Connection terminated: what was asked or answered on it was lost');
    before = now;
  }
}

/**
 * Waits for `work` on the backend `pid` without a timeout, but rejects if that connection goes silent; a
 * second connection checks it.
 * @throws errors of `work`, or a lost connection
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
