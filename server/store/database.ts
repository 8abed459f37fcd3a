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

/** Makes a pool of connections to a migrated database. Connections are made when they are first needed. */
export function connect(url: string, max = 12): Store {
  const pool = new pg.Pool({ connectionString: url, max, connectionTimeoutMillis: 10_000 });
  // An idle connection that breaks is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  return { db: drizzle(pool, { schema, casing: 'snake_case' }), pool, url, close: () => pool.end() };
}
