import type pg from 'pg';

const ROLLBACK = { text: 'rollback', query_timeout: 2_000 };

/** False if the connection is unusable. */
const rollBack = (client: pg.PoolClient): Promise<boolean> =>
  client.query(ROLLBACK).then(
    () => true,
    () => false,
  );

/** @throws errors of `work` or the commit */
export async function runInTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let isReusable = false;
  try {
    await client.query('begin');
    try {
      const result = await work(client);
      const { command } = await client.query('commit');
      // COMMIT of an aborted transaction rolls back silently.
      if (command !== 'COMMIT') throw new Error(`The database answered COMMIT with ${command}.`);
      isReusable = true;
      return result;
    } catch (error) {
      isReusable = await rollBack(client);
      throw error;
    }
  } finally {
    client.release(!isReusable);
  }
}
