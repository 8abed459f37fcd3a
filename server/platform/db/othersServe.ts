import { askOnce } from './askOnce.ts';

/** Application name of servers' LISTEN connections. */
export const SERVING = 'parvis server';

const PATIENCE = 3_000;

const OTHERS =
  'select from pg_stat_activity where datname = current_database() and application_name = $1 limit 1';

/** False if the database does not respond. */
export const othersServe = (url: string): Promise<boolean> =>
  askOnce(url, PATIENCE, async (client) => ((await client.query(OTHERS, [SERVING])).rowCount ?? 0) > 0).catch(
    () => false,
  );
