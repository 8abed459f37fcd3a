import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { packageRoot } from '../base/packageRoot.ts';

/** Key of the advisory lock that lets one server migrate at a time ("PARV", 2). */
const LOCK = [0x50415256, 2] as const;

/** How long one server waits for another that migrates, or for whoever holds a table, before it fails; milliseconds. */
const LOCK_MS = 10_000;

/**
 * Brings the database to this version's schema. Servers that start together do it one after the other.
 * @throws what the database says (55P03 where another server is still at it)
 */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`set lock_timeout = ${LOCK_MS}`);
    await client.query('select pg_advisory_lock($1, $2)', [...LOCK]);
    await runMigrations(drizzle(client), { migrationsFolder: join(packageRoot, 'store', 'migrations') });
  } finally {
    await client.end();
  }
}
