import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from './schema.ts';
import { runInTransaction } from './transaction.ts';

export type Database = Omit<NodePgDatabase<typeof schema>, 'transaction'> & {
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
};
/** A transaction or the database. */
export type Tx = Pick<NodePgDatabase<typeof schema>, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

export interface Store {
  db: Database;
  pool: pg.Pool;
  url: string;
  close(): Promise<void>;
}

/** Milliseconds, below the callers' 20 s; each shorter than the one that would mask it. */
export const DATABASE_TIMEOUTS = {
  connectionTimeoutMillis: 8_000,
  lock_timeout: 8_000,
  idle_in_transaction_session_timeout: 10_000,
  statement_timeout: 12_000,
  query_timeout: 15_000,
};

const createDrizzle = (client: pg.Pool | pg.PoolClient): NodePgDatabase<typeof schema> =>
  drizzle(client, { schema, casing: 'snake_case' });

function createDatabase(pool: pg.Pool): Database {
  const known = new WeakMap<pg.PoolClient, Tx>();
  const getTx = (client: pg.PoolClient): Tx => {
    const tx = known.get(client) ?? createDrizzle(client);
    known.set(client, tx);
    return tx;
  };
  return Object.assign(createDrizzle(pool), {
    transaction: <T>(work: (tx: Tx) => Promise<T>) => runInTransaction(pool, (client) => work(getTx(client))),
  });
}

/** The next query reports a broken connection. */
class SilentClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}

/** @param onConnect throws to refuse a new connection */
export function connect(
  url: string,
  max = 12,
  timeouts = DATABASE_TIMEOUTS,
  onConnect?: (client: pg.ClientBase) => Promise<void>,
): Store {
  const pool = new pg.Pool({
    ...{ connectionString: url, max, keepAlive: true, Client: SilentClient, ...timeouts },
    ...(onConnect && { onConnect }),
  });
  pool.on('error', () => undefined);
  return { db: createDatabase(pool), pool, url, close: () => pool.end() };
}
