import pg from 'pg';
import { type QueryTimeouts, waitWhileResponsive } from './connectionWatch.ts';
import { DatabaseStartError } from './embedded/startEmbedded.ts';
import { installJobSchema } from './installJobSchema.ts';
import { runMigrations } from './runMigrations.ts';

/** "PARV", 2. */
export const MIGRATION_LOCK = [0x50415256, 2] as const;

const LOCK_MS = 10_000;

/** No timeout: migrations may rewrite large tables. */
const TIMEOUTS: QueryTimeouts = {
  connect: 10_000,
  answer: 10_000,
  checkInterval: 10_000,
  checkTimeout: 30_000,
};

/** Milliseconds; a lost connection releases its lock. */
const IDLE_MS = 60_000;

/** Milliseconds until PostgreSQL detects a dead client. */
const GONE_MS = 2_000;

/** Some need version 14. */
const SETTINGS = `select set_config(name, value, false) from pg_settings
  join (values ('lock_timeout', '${LOCK_MS}'), ('idle_session_timeout', '${IDLE_MS}'),
    ('idle_in_transaction_session_timeout', '${IDLE_MS}'), ('client_connection_check_interval', '${GONE_MS}')) wanted (name, value) using (name)`;

/** Store all user input; SQL_ASCII does not check. */
const ENCODINGS: ReadonlySet<string> = new Set(['UTF8', 'SQL_ASCII']);

interface ConnectionInfo {
  pid: number;
  encoding: string;
}
const CONNECTION_INFO = 'select pg_backend_pid() as pid, getdatabaseencoding()::text as encoding';

function checkEncoding({ encoding }: ConnectionInfo): void {
  if (ENCODINGS.has(encoding)) return;
  throw new DatabaseStartError(
    `The database is kept in ${encoding}, in which not all that people write has a place: make one with ENCODING 'UTF8', and name it in DATABASE_URL.`,
  );
}

/** pg leaks a timer with an unhandled rejection for an invalid port (`?port=`, PGPORT). */
function checkPort({ port }: pg.Client): void {
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return;
  throw Object.assign(new RangeError(`Port ${port} is none.`), { code: 'ERR_SOCKET_BAD_PORT' });
}

/**
 * Sequential across servers.
 * @throws 55P03 while another server migrates, NewerSchema, SchemaBeforeBaseline, MigrationFailed
 */
export async function migrate(url: string, timeouts = TIMEOUTS): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: timeouts.connect,
    keepAlive: true,
  });
  client.on('error', () => undefined);
  checkPort(client);
  await client.connect();
  const queryQuickly = (text: string) => {
    const question = { text, query_timeout: timeouts.answer };
    return client.query<ConnectionInfo>(question);
  };
  const migrateUnderLock = async () => {
    await client.query('select pg_advisory_lock($1, $2)', [...MIGRATION_LOCK]);
    await runMigrations(client);
    await installJobSchema(client);
  };
  try {
    await queryQuickly(SETTINGS);
    const { rows } = await queryQuickly(CONNECTION_INFO);
    const [introduction = { pid: 0, encoding: '' }] = rows;
    checkEncoding(introduction);
    await waitWhileResponsive({ url, pid: introduction.pid, patience: timeouts }, migrateUnderLock());
  } finally {
    // The server may never respond.
    void client.end().catch(() => undefined);
  }
}
