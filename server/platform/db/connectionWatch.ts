import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { withConnection } from './withConnection.ts';

export interface QueryTimeouts {
  connect: number;
  answer: number;
  /** Interval and timeout of checks on long work. */
  checkInterval: number;
  checkTimeout: number;
}

interface BackendState {
  state: string | null;
  since: string;
}

const SELECT_BACKEND = 'select state, state_change::text as since from pg_stat_activity where pid = $1';

/** `refused`: too busy to tell. */
type BackendCheck = BackendState | 'unknown' | 'refused';

async function checkBackend(
  url: string,
  pid: number,
  { checkTimeout }: QueryTimeouts,
): Promise<BackendCheck> {
  try {
    return await withConnection(
      url,
      checkTimeout,
      async (client) => (await client.query<BackendState>(SELECT_BACKEND, [pid])).rows[0] ?? 'unknown',
    );
  } catch (error) {
    // A refusal proves that it runs.
    if (error instanceof pg.DatabaseError) return 'refused';
    throw error;
  }
}

const isIdle = ({ state }: BackendState): boolean => state?.startsWith('idle') === true;

/** Rejects once connection or database is lost; never resolves. */
async function watchBackend(
  url: string,
  pid: number,
  patience: QueryTimeouts,
  signal: AbortSignal,
): Promise<never> {
  let before: BackendState | undefined;
  let failed = false;
  for (;;) {
    await pause(patience.checkInterval, undefined, { signal, ref: false });
    // Tolerates one failure, e.g. a network change.
    const now = await checkBackend(url, pid, patience).catch((error: unknown) => {
      if (failed) throw error;
      return 'failed' as const;
    });
    failed = now === 'failed';
    if (now === 'failed' || now === 'refused') continue;
    if (now === 'unknown') throw new Error('Connection terminated: the database does not know it any more');
    // Idle since the last check: the query or its result was lost.
    if (before && isIdle(now) && now.since === before.since)
      throw new Error('Connection terminated: what was asked or answered on it was lost');
    before = now;
  }
}

/**
 * Waits without a timeout, but rejects if the connection goes silent; a second connection checks it.
 * @throws errors of `work`, or a lost connection
 */
export async function waitWhileResponsive<T>(
  { url, pid, patience }: { url: string; pid: number; patience: QueryTimeouts },
  work: Promise<T>,
): Promise<T> {
  const over = new AbortController();
  const watching = watchBackend(url, pid, patience, over.signal);
  try {
    return await Promise.race([work, watching]);
  } finally {
    over.abort();
    for (const one of [work, watching]) one.catch(() => undefined);
  }
}
