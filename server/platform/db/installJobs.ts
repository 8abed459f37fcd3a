import { Logger, runMigrations } from 'graphile-worker';
import type pg from 'pg';

/** Brings the tables and functions of the library of jobs (schema `graphile_worker`) to its version, on a connection that holds the lock of migrations. */
export async function installJobs(client: pg.ClientBase): Promise<void> {
  const release = (): void => undefined;
  const own = { query: client.query.bind(client), release };
  const pgPool = Object.create({ connect: async () => own, on: release, removeListener: release });
  await runMigrations({ pgPool, logger: new Logger(() => () => undefined) });
}
