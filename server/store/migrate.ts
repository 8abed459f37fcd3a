import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { packageRoot } from '../base/packageRoot.ts';
import { type Patience, whileAnswered } from './silence.ts';

/** Key of the advisory lock that lets one server migrate at a time ("PARV", 2). */
const LOCK = [0x50415256, 2] as const;

/** How long one server waits for another that migrates, or for whoever holds a table, before it fails; milliseconds. */
const LOCK_MS = 10_000;

/** A migration itself has no limit: it may rewrite a large table. */
const PATIENCE: Patience = { connect: 10_000, answer: 10_000, look: 10_000, looking: 30_000 };

/** How long the database keeps a connection that was lost on the way, and with it the lock; milliseconds. */
const IDLE_MS = 60_000;

/** As far as this PostgreSQL knows them: an idle session has a limit since version 14. */
const SETTINGS = `select set_config(name, value, false) from pg_settings
  join (values ('lock_timeout', '${LOCK_MS}'), ('idle_session_timeout', '${IDLE_MS}'),
    ('idle_in_transaction_session_timeout', '${IDLE_MS}')) wanted (name, value) using (name)`;

/**
 * Brings the database to this version's schema. Servers that start together do it one after the other.
 * @throws what the database says (55P03 where another server is still at it), and Error when it says nothing any more
 */
export async function migrate(url: string, patience = PATIENCE): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: patience.connect,
    keepAlive: true,
  });
  client.on('error', () => undefined);
  await client.connect();
  const soon = (text: string) => {
    const question = { text, query_timeout: patience.answer };
    return client.query<{ pid: number }>(question);
  };
  const work = async () => {
    await client.query('select pg_advisory_lock($1, $2)', [...LOCK]);
    await runMigrations(drizzle(client), { migrationsFolder: join(packageRoot, 'store', 'migrations') });
  };
  try {
    await soon(SETTINGS);
    const { rows } = await soon('select pg_backend_pid() as pid');
    await whileAnswered({ url, pid: rows[0]?.pid ?? 0, patience }, work());
  } finally {
    // Nobody waits for a goodbye that may never be answered.
    void client.end().catch(() => undefined);
  }
}
