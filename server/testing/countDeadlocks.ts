import { withConnection } from '../platform/db/withConnection.ts';

/** Complete once all connections are closed. */
export const countDeadlocks = (url: string): Promise<number> =>
  withConnection(url, 5_000, async (client) => {
    const { rows } = await client.query<{ many: number }>(
      'select deadlocks::int as many from pg_stat_database where datname = current_database()',
    );
    return rows[0]?.many ?? 0;
  });
