import type pg from 'pg';
import { firstCode } from '../lib/causes.ts';
import type { Warn } from '../lib/warn.ts';
import { LAST_MARK, stateOf } from './schemaVersion.ts';

export type ReadinessStatus = 'ok' | 'databaseAway' | 'diskFull' | 'writesRefused' | 'schemaOlder';

export interface Readiness {
  /** Returns the status, cached for a few seconds. */
  now(): Promise<ReadinessStatus>;
  /** True after a newer version migrated the database: this server continues, but cannot restart. */
  outgrown(): boolean;
  /** Records a failed call: calls may meet a full disk before the small test write does. */
  failed(error: unknown): void;
}

export interface ReadinessOptions {
  freeBytes?: (() => Promise<number>) | undefined;
  warn: Warn;
}

const KEPT_MS = 3_000;
const PATIENCE_MS = 3_000;
/** Minimum free bytes: four WAL segments, without which PostgreSQL stops. */
export const FULL_BELOW = 64 * 1024 * 1024;

/** Updates one row, which a read-only database refuses; returns the schema's mark. */
const SMALL_WRITE = `insert into settings (name, value) values ('readyAt', now()::text)
  on conflict (name) do update set value = excluded.value returning (${LAST_MARK}) as mark`;
/** Writes a megabyte of new pages, which a full disk refuses. */
const LARGE_WRITE = `create temporary table parvis_room on commit drop as
  select repeat(md5(n::text), 32) as filling from generate_series(1, 1024) n`;

const NO_TABLE = '42P01';
const DISK_FULL = /^(53100|58030|ENOSPC)$/;
/** Errors of the connection or server, not of the write. */
const AWAY = /^(08|57|53|E[A-Z]+$)/;

const sentences: Readonly<Record<ReadinessStatus, string>> = {
  ok: 'The database accepts writes again.',
  databaseAway: 'The database does not respond; calls are refused until it does.',
  diskFull: 'The disk of the database is full; writes are refused until there is space.',
  writesRefused: 'The database refuses writes: it is a standby, or read-only.',
  schemaOlder:
    'The schema of the database is older than this server: an older copy was restored. Restart this server to migrate it.',
};
const EVENTS: Readonly<Record<ReadinessStatus, string>> = {
  ok: 'database_recovered',
  databaseAway: 'database_unreachable',
  diskFull: 'database_disk_full',
  writesRefused: 'database_read_only',
  schemaOlder: 'database_schema_older',
};
const OUTGROWN =
  'A newer version of Parvis migrated the database; this server continues, but cannot be restarted.';

function statusOf(error: unknown): ReadinessStatus {
  const code = firstCode(error);
  if (code === undefined || code === '') return 'databaseAway';
  if (DISK_FULL.test(code)) return 'diskFull';
  if (code === NO_TABLE) return 'schemaOlder';
  return AWAY.test(code) ? 'databaseAway' : 'writesRefused';
}

function inTime<T>(work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The database took too long.')), PATIENCE_MS).unref();
  });
  return Promise.race([work, late]);
}

export function watchReadiness(pool: pg.Pool, { freeBytes, warn }: ReadinessOptions): Readiness {
  let told: ReadinessStatus = 'ok';
  /** True after a call met a full disk, until there is space. */
  let suspected = false;
  let outgrown = false;
  let kept: { status: Promise<ReadinessStatus>; until: number } | undefined;

  function tell(status: ReadinessStatus): ReadinessStatus {
    if (status !== told)
      warn(sentences[status], undefined, undefined, {
        event: EVENTS[status],
        ...(status !== 'ok' && { level: 'error' }),
      });
    told = status;
    return status;
  }

  function tellOutgrown(isNewer: boolean): void {
    if (isNewer && !outgrown) warn(OUTGROWN, undefined, undefined, { event: 'database_schema_newer' });
    outgrown = isNewer;
  }

  async function probe(): Promise<ReadinessStatus> {
    try {
      if (freeBytes && (await freeBytes()) < FULL_BELOW) return 'diskFull';
      const { rows } = await inTime(pool.query<{ mark: string | null }>(SMALL_WRITE));
      const schema = stateOf(Number(rows[0]?.mark ?? 0));
      tellOutgrown(schema === 'newer');
      if (schema !== 'same' && schema !== 'newer') return 'schemaOlder';
      if (suspected) await inTime(pool.query(LARGE_WRITE));
      suspected = false;
      return 'ok';
    } catch (error) {
      return statusOf(error);
    }
  }

  return {
    outgrown: () => outgrown,
    now() {
      if (!kept || kept.until < Date.now())
        kept = { status: probe().then(tell), until: Date.now() + KEPT_MS };
      return kept.status;
    },
    failed(error) {
      if (statusOf(error) !== 'diskFull') return;
      suspected = true;
      kept = undefined;
      tell('diskFull');
    },
  };
}
