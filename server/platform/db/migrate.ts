import pg from 'pg';
import { DatabaseStartError } from './embedded/startEmbedded.ts';
import { installJobs } from './installJobs.ts';
import { runMigrations } from './runMigrations.ts';
import { type Patience, whileAnswered } from './silence.ts';

/** Key of the advisory lock that lets one server migrate at a time ("PARV", 2). */
export const MIGRATING = [0x50415256, 2] as const;

/** How long one server waits for another that migrates, or for whoever holds a table, before it fails; milliseconds. */
const LOCK_MS = 10_000;

/** A migration itself has no limit: it may rewrite a large table. */
const PATIENCE: Patience = { connect: 10_000, answer: 10_000, look: 10_000, looking: 30_000 };

/** How long the database keeps a connection that was lost on the way, and with it the lock; milliseconds. */
const IDLE_MS = 60_000;

/** How soon the database sees that a server which was killed waits for no migration any more; milliseconds. */
const GONE_MS = 2_000;

/** As far as this PostgreSQL knows them: an idle session has a limit, and whoever is gone is seen, since version 14. */
const SETTINGS = `select set_config(name, value, false) from pg_settings
  join (values ('lock_timeout', '${LOCK_MS}'), ('idle_session_timeout', '${IDLE_MS}'),
    ('idle_in_transaction_session_timeout', '${IDLE_MS}'), ('client_connection_check_interval', '${GONE_MS}')) wanted (name, value) using (name)`;

/** What a database must be kept in: in all else what people write has no place. Of ASCII PostgreSQL knows nothing, and takes all. */
const ENCODINGS: ReadonlySet<string> = new Set(['UTF8', 'SQL_ASCII']);

/** Who a connection is to the database, and what the database is kept in. */
interface Introduction {
  pid: number;
  encoding: string;
}
const INTRODUCTION = 'select pg_backend_pid() as pid, getdatabaseencoding()::text as encoding';

function checkEncoding({ encoding }: Introduction): void {
  if (ENCODINGS.has(encoding)) return;
  throw new DatabaseStartError(
    `The database is kept in ${encoding}, in which not all that people write has a place: make one with ENCODING 'UTF8', and name it in DATABASE_URL.`,
  );
}

/**
 * Refuses a port that is none (`?port=`, PGPORT) before a connection is tried: pg would leave its clock running, whose error
 * nobody hears.
 */
function checkPort({ port }: pg.Client): void {
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return;
  throw Object.assign(new RangeError(`Port ${port} is none.`), { code: 'ERR_SOCKET_BAD_PORT' });
}

/**
 * Brings the database to this version's schema. Servers that start together do it one after the other.
 * @throws what the database says (55P03 where another server is still at it), and Error when it says nothing any more;
 * NewerSchema, SchemaBeforeBaseline, MigrationFailed
 */
export async function migrate(url: string, patience = PATIENCE): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: patience.connect,
    keepAlive: true,
  });
  client.on('error', () => undefined);
  checkPort(client);
  await client.connect();
  const soon = (text: string) => {
    const question = { text, query_timeout: patience.answer };
    return client.query<Introduction>(question);
  };
  const work = async () => {
    await client.query('select pg_advisory_lock($1, $2)', [...MIGRATING]);
    await runMigrations(client);
    await installJobs(client);
  };
  try {
    await soon(SETTINGS);
    const { rows } = await soon(INTRODUCTION);
    const [introduction = { pid: 0, encoding: '' }] = rows;
    checkEncoding(introduction);
    await whileAnswered({ url, pid: introduction.pid, patience }, work());
  } finally {
    // Nobody waits for a goodbye that may never be answered.
    void client.end().catch(() => undefined);
  }
}
