import { askOnce } from '../platform/db/askOnce.ts';

/** How often two transactions at a database waited for each other, so that one was given up: told once all who use it have left. */
export const deadlocksOf = (url: string): Promise<number> =>
  askOnce(url, 5_000, async (client) => {
    const { rows } = await client.query<{ many: number }>(
      'select deadlocks::int as many from pg_stat_database where datname = current_database()',
    );
    return rows[0]?.many ?? 0;
  });
