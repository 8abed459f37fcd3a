import { askOnce } from './askOnce.ts';

/** By this name the connection of a server is known by which it hears of the others. */
export const SERVING = 'parvis server';

/** How long the database may take to say, milliseconds. */
const PATIENCE = 3_000;

const OTHERS =
  'select from pg_stat_activity where datname = current_database() and application_name = $1 limit 1';

/** Whether another server serves on a database; not so where it does not say. */
export const othersServe = (url: string): Promise<boolean> =>
  askOnce(url, PATIENCE, async (client) => ((await client.query(OTHERS, [SERVING])).rowCount ?? 0) > 0).catch(
    () => false,
  );
