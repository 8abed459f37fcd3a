import type pg from 'pg';

/** Takes a transaction back; after so many milliseconds its connection is given up. */
const ROLLBACK = { text: 'rollback', query_timeout: 2_000 };

/** True when the connection took the transaction back, and can be used again. */
const rolledBack = (client: pg.PoolClient): Promise<boolean> =>
  client.query(ROLLBACK).then(
    () => true,
    () => false,
  );

/**
 * Runs `work` on a connection of its own, between BEGIN and COMMIT. @throws whatever `work` throws, and Error when the database did not
 * keep what was done.
 */
export async function inTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let sound = false;
  try {
    await client.query('begin');
    try {
      const result = await work(client);
      const { command } = await client.query('commit');
      // A transaction in which something failed unseen is ended by COMMIT, but not kept, and without an error.
      if (command !== 'COMMIT') throw new Error(`The database answered COMMIT with ${command}.`);
      sound = true;
      return result;
    } catch (error) {
      sound = await rolledBack(client);
      throw error;
    }
  } finally {
    client.release(!sound);
  }
}
