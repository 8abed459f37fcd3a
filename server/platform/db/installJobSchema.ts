import { Logger, runMigrations } from 'graphile-worker';
import type pg from 'pg';

/** On the connection with the migration lock. */
export async function installJobSchema(client: pg.ClientBase): Promise<void> {
  const release = (): void => undefined;
  const own = { query: client.query.bind(client), release };
  const pgPool = Object.create({ connect: async () => own, on: release, removeListener: release });
  await runMigrations({ pgPool, logger: new Logger(() => () => undefined) });
}
