import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from './schema.ts';

export type Database = NodePgDatabase<typeof schema>;
/** A transaction, or the database itself: whatever can be asked. */
export type Tx = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

/** The database with its pool of connections. */
export interface Store {
  db: Database;
  pool: pg.Pool;
  url: string;
  close(): Promise<void>;
}

/**
 * How long the database may take, milliseconds: all less than the 20 s after which callers give up, and each shorter
 * than the one that would cover it up. Connections that wait on purpose (LISTEN, migrations, the owner's) are not
 * of the pool.
 */
const PATIENCE = {
  connectionTimeoutMillis: 8_000,
  lock_timeout: 8_000,
  idle_in_transaction_session_timeout: 10_000,
  statement_timeout: 12_000,
  query_timeout: 15_000,
};

/** Makes a pool of connections to a migrated database. Connections are made when they are first needed. */
export function connect(url: string, max = 12): Store {
  const pool = new pg.Pool({ connectionString: url, max, keepAlive: true, ...PATIENCE });
  // An idle connection that breaks is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  return { db: drizzle(pool, { schema, casing: 'snake_case' }), pool, url, close: () => pool.end() };
}
