import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { databaseFailure } from '../base/databaseFailure.ts';

/** Milliseconds between two tries while the database is away. */
const AGAIN_MS = 2_000;

const UNLOCK = 'select graphile_worker.force_unlock_workers(array[$1])';

/**
 * A view of a pool for the library of jobs: a query waits while the database is away. The library ends a worker for good when it
 * cannot note what became of its job. A job that was taken by a query whose answer was lost is given back before the next. After `stopped` a query that fails finds nothing instead.
 */
export function patientPool(pool: pg.Pool, stopped: AbortSignal): pg.Pool {
  async function query(config: pg.QueryConfig): Promise<pg.QueryResult> {
    let lostJobOf: unknown;
    for (;;)
      try {
        if (lostJobOf !== undefined) await pool.query(UNLOCK, [lostJobOf]);
        return await pool.query(config);
      } catch (error) {
        if (!databaseFailure(error)) throw error;
        if (config.name?.startsWith('get_job')) lostJobOf = config.values?.[0];
        if (stopped.aborted) return { rows: [], rowCount: 0, command: '', oid: 0, fields: [] };
        await pause(AGAIN_MS, undefined, { signal: stopped }).catch(() => undefined);
      }
  }
  const client = { query, release: () => undefined };
  // With a callback it connects in order to listen, which the library tries again by itself.
  const connect = (listen?: Parameters<pg.Pool['connect']>[0]) =>
    listen ? pool.connect(listen) : Promise.resolve(client);
  return Object.create(pool, { connect: { value: connect } });
}
