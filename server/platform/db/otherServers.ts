import { withConnection } from './withConnection.ts';

/** Of servers' LISTEN connections. */
export const SERVER_APPLICATION = 'parvis server';

const TIMEOUT = 3_000;

const OTHERS =
  'select from pg_stat_activity where datname = current_database() and application_name = $1 limit 1';

/** False if it does not respond. */
export const hasOtherServers = (url: string): Promise<boolean> =>
  withConnection(
    url,
    TIMEOUT,
    async (client) => ((await client.query(OTHERS, [SERVER_APPLICATION])).rowCount ?? 0) > 0,
  ).catch(() => false);
