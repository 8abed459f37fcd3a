import type pg from 'pg';
import { findErrorCode } from '../lib/errorCauses.ts';
import type { EventName } from '../logging/events.ts';
import type { Warn } from '../logging/log.ts';
import { compareSchema, LAST_MARK } from './schemaVersion.ts';

export type ReadinessStatus = 'ok' | 'databaseAway' | 'diskFull' | 'writesRefused' | 'schemaOlder';

export interface Readiness {
  /** Cached for seconds. */
  now(): Promise<ReadinessStatus>;
  /** A newer version migrated the database: this server continues but cannot restart. */
  outgrown(): boolean;
  /** Calls may meet a full disk before the test write does. */
  recordFailure(error: unknown): void;
}

export interface ReadinessOptions {
  freeBytes?: (() => Promise<number>) | undefined;
  warn: Warn;
}

const CACHE_MS = 3_000;
const TIMEOUT_MS = 3_000;
/** Four WAL segments, without which PostgreSQL stops. */
export const MIN_FREE_BYTES = 64 * 1024 * 1024;

/** A read-only database refuses it; returns the schema's mark. */
const SMALL_WRITE = `insert into settings (name, value) values ('readyAt', now()::text)
  on conflict (name) do update set value = excluded.value returning (${LAST_MARK}) as mark`;
/** A full disk refuses this megabyte. */
const LARGE_WRITE = `create temporary table parvis_room on commit drop as
  select repeat(md5(n::text), 32) as filling from generate_series(1, 1024) n`;

const NO_TABLE = '42P01';
const DISK_FULL = /^(53100|58030|ENOSPC)$/;
/** Not of the write. */
const AWAY = /^(08|57|53|E[A-Z]+$)/;

const sentences: Readonly<Record<ReadinessStatus, string>> = {
  ok: 'The database accepts writes again.',
  databaseAway: 'The database does not respond; calls are refused until it does.',
  diskFull: 'The disk of the database is full; writes are refused until there is space.',
  writesRefused: 'The database refuses writes: it is a standby, or read-only.',
  schemaOlder:
    'The schema of the database is older than this server: an older copy was restored. Restart this server to migrate it.',
};
const STATUS_EVENTS: Readonly<Record<ReadinessStatus, EventName>> = {
  ok: 'database_recovered',
  databaseAway: 'database_unreachable',
  diskFull: 'database_disk_full',
  writesRefused: 'database_read_only',
  schemaOlder: 'database_schema_older',
};
const NEWER_SCHEMA =
  'A newer version of Parvis migrated the database; this server continues, but cannot be restarted.';

function classifyError(error: unknown): ReadinessStatus {
  const code = findErrorCode(error);
  if (code === undefined || code === '') return 'databaseAway';
  if (DISK_FULL.test(code)) return 'diskFull';
  if (code === NO_TABLE) return 'schemaOlder';
  return AWAY.test(code) ? 'databaseAway' : 'writesRefused';
}

function withTimeout<T>(work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The database took too long.')), TIMEOUT_MS).unref();
  });
  return Promise.race([work, late]);
}

export function watchReadiness(pool: pg.Pool, { freeBytes, warn }: ReadinessOptions): Readiness {
  let reported: ReadinessStatus = 'ok';
  /** From a full disk until there is space. */
  let suspected = false;
  let outgrown = false;
  let cached: { status: Promise<ReadinessStatus>; until: number } | undefined;

  function reportStatus(status: ReadinessStatus): ReadinessStatus {
    if (status !== reported) warn(sentences[status], { event: STATUS_EVENTS[status] });
    reported = status;
    return status;
  }

  function reportNewerSchema(isNewer: boolean): void {
    if (isNewer && !outgrown) warn(NEWER_SCHEMA, { event: 'database_schema_newer' });
    outgrown = isNewer;
  }

  async function checkDatabase(): Promise<ReadinessStatus> {
    try {
      if (freeBytes && (await freeBytes()) < MIN_FREE_BYTES) return 'diskFull';
      const { rows } = await withTimeout(pool.query<{ mark: string | null }>(SMALL_WRITE));
      const schema = compareSchema(Number(rows[0]?.mark ?? 0));
      reportNewerSchema(schema === 'newer');
      if (schema !== 'same' && schema !== 'newer') return 'schemaOlder';
      if (suspected) await withTimeout(pool.query(LARGE_WRITE));
      suspected = false;
      return 'ok';
    } catch (error) {
      return classifyError(error);
    }
  }

  return {
    outgrown: () => outgrown,
    now() {
      if (!cached || cached.until < Date.now())
        cached = { status: checkDatabase().then(reportStatus), until: Date.now() + CACHE_MS };
      return cached.status;
    },
    recordFailure(error) {
      if (classifyError(error) !== 'diskFull') return;
      suspected = true;
      cached = undefined;
      reportStatus('diskFull');
    },
  };
}
