import { askOnce } from './askOnce.ts';

/** Application name of servers' LISTEN connections. */
export const SERVING = 'parvis server';

/** Query timeout, milliseconds. */
const PATIENCE = 3_000;

const OTHERS =
  'select from pg_stat_activity where datname = current_database() and application_name = $1 limit 1';

/** Checks for other servers on a database; false if it does not respond. */
export const othersServe = (url: string): Promise<boolean> =>
  askOnce(url, PATIENCE, async (client) => ((await client.query(OTHERS, [SERVING])).rowCount ?? 0) > 0).catch(
    () => false,
  );
