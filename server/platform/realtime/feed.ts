import type { LiveEvent } from '@parvis/api/live';
import type pg from 'pg';
import { getDatabaseNow } from '../lib/clock.ts';

/** Transaction and number of the last row read. A late commit sorts after every earlier cursor. */
export interface Cursor {
  tx: bigint;
  id: bigint;
}

const MAX = 2n ** 63n - 1n;

/** `tx.id`; undefined if invalid. */
export function parseCursor(text: string): Cursor | undefined {
  const [, tx, id] = /^(\d{1,19})\.(\d{1,19})$/.exec(text) ?? [];
  if (tx === undefined || id === undefined) return undefined;
  const cursor = { tx: BigInt(tx), id: BigInt(id) };
  return cursor.tx <= MAX && cursor.id <= MAX ? cursor : undefined;
}

export const formatFeedCursor = ({ tx, id }: Cursor): string => `${tx}.${id}`;

export const isAfter = (a: Cursor, b: Cursor): boolean => a.tx > b.tx || (a.tx === b.tx && a.id > b.id);

export interface FeedRow {
  cursor: Cursor;
  event: LiveEvent & { cuid: string };
  contributors: string[];
}

export type Scope = { all: true } | { cuid: string } | { crUid: string };

interface RawRow {
  tx: string;
  id: string;
  cuid: string;
  csid: string;
  type: 'message' | 'case' | 'read' | 'erased' | 'note';
  msg_id: number | null;
  contributors: string[] | null;
}

const COLUMNS = `f.tx::text as tx, f.id::text as id, f.cuid, f.csid, f.type, f.msg_id,
  (select array_agg(p.cr_uid) from participants p where p.csid = f.csid and not p.staff
    and (p.left_at is null or p.left_at >= f.at)) as contributors`;

/** No earlier row can still appear. */
const CLOSED = 'f.tx < pg_snapshot_xmin(pg_current_snapshot())';

/** People who left receive events until then. Computes the array once; IN would search the cases per row. */
const filters = {
  all: 'true',
  cuid: 'f.cuid = $4',
  crUid:
    'f.csid = any(array(select p.csid from participants p where p.cr_uid = $4 and not p.staff and p.left_at is null))',
};

const toFeedRow = ({ tx, id, cuid, csid, type, msg_id, contributors }: RawRow): FeedRow => ({
  cursor: { tx: BigInt(tx), id: BigInt(id) },
  event: { type, cuid, ...(csid !== '' && { csid }), ...(msg_id !== null && { msgId: msg_id }) },
  contributors: contributors ?? [],
});

/** Up to the horizon that no later commit precedes. */
export async function readFeed(
  pool: pg.Pool,
  after: Cursor,
  scope: Scope,
  limit: number,
): Promise<FeedRow[]> {
  const [name, value] =
    'cuid' in scope
      ? (['cuid', scope.cuid] as const)
      : 'crUid' in scope
        ? (['crUid', scope.crUid] as const)
        : (['all', undefined] as const);
  const { rows } = await pool.query<RawRow>({
    name: `feed_${name}`,
    text: `select ${COLUMNS} from feed f
     where (f.tx, f.id) > ($1::text::xid8, $2::bigint) and ${CLOSED} and ${filters[name]}
     order by f.tx, f.id limit $3`,
    values: [after.tx.toString(), after.id.toString(), limit, ...(value === undefined ? [] : [value])],
  });
  return rows.map(toFeedRow);
}

/** From one snapshot. */
interface FeedBatch {
  rows: FeedRow[];
  hasPending: boolean;
}

/** Looks at the last row only, to avoid a full scan. */
const PENDING = `coalesce((select f.tx from feed f order by f.tx desc, f.id desc limit 1)
  >= pg_snapshot_xmin(pg_current_snapshot()), false)`;

/** Reads the pending flag in the same snapshot, so that no row is missed. */
export async function readFeedBatch(pool: pg.Pool, after: Cursor, limit: number): Promise<FeedBatch> {
  const { rows } = await pool.query<{ beyond: boolean } & (RawRow | { tx: null })>({
    name: 'feed_news',
    text: `select one.beyond, news.* from (select ${PENDING} as beyond) one left join lateral (
      select ${COLUMNS}, f.tx as order_tx, f.id as order_id from feed f
      where (f.tx, f.id) > ($1::text::xid8, $2::bigint) and ${CLOSED} order by f.tx, f.id limit $3) news on true
     order by news.order_tx, news.order_id`,
    values: [after.tx.toString(), after.id.toString(), limit],
  });
  return {
    rows: rows.flatMap((row) => (row.tx === null ? [] : [toFeedRow(row)])),
    hasPending: rows[0]?.beyond === true,
  };
}

/** A restore (`backup/restoreBackup.ts`) starts a new era: transaction ids restart, so old cursors would look valid. */
const ERA_BITS = 40n;
const getEra = (id: bigint): bigint => id >> ERA_BITS;
const LAST_ID = '(select last_value from feed_id_seq)::text as last';

export async function getCurrentCursor(pool: pg.Pool): Promise<Cursor> {
  const { rows } = await pool.query<{ tx: string; last: string }>(
    `select pg_snapshot_xmin(pg_current_snapshot())::text as tx, ${LAST_ID}`,
  );
  const { tx, last } = rows[0] ?? { tx: '0', last: '0' };
  return { tx: BigInt(tx), id: getEra(BigInt(last)) << ERA_BITS };
}

/** Committed behind an earlier open transaction. */
export async function hasPendingRows(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ beyond: boolean }>({
    name: 'feed_beyond',
    text: `select ${PENDING} as beyond`,
  });
  return rows[0]?.beyond === true;
}

const TRIMMED = 'feedTrimmedTo';

/** `$2` days before `$1`. */
export const FEED_EXPIRED = `${CLOSED} and f.at < $1::timestamptz - $2 * interval '1 day'`;

/**
 * Stores the last deleted position.
 * @returns number of rows
 */
export async function trimFeed(pool: pg.Pool, days: number, now = getDatabaseNow()): Promise<number> {
  const { rows } = await pool.query<{ tx: string; id: string }>(
    `select f.tx::text as tx, f.id::text as id from feed f
     where ${FEED_EXPIRED} order by f.tx desc, f.id desc limit 1`,
    [now, days],
  );
  const [last] = rows;
  if (!last) return 0;
  await pool.query(
    `insert into settings (name, value) values ($1, $2)
     on conflict (name) do update set value = excluded.value`,
    [TRIMMED, `${last.tx}.${last.id}`],
  );
  const { rowCount } = await pool.query(
    'delete from feed f where (f.tx, f.id) <= ($1::text::xid8, $2::bigint)',
    [last.tx, last.id],
  );
  return rowCount ?? 0;
}

/** No row after it was deleted, and this database issued it. */
export async function isKnownCursor(pool: pg.Pool, cursor: Cursor): Promise<boolean> {
  const { rows } = await pool.query<{ next: string; last: string; trimmed: string | null }>(
    `select pg_snapshot_xmax(pg_current_snapshot())::text as next, ${LAST_ID},
      (select value from settings where name = $1) as trimmed`,
    [TRIMMED],
  );
  const [row] = rows;
  if (!row || cursor.tx > BigInt(row.next) || getEra(cursor.id) !== getEra(BigInt(row.last))) return false;
  const trimmed = parseCursor(row.trimmed ?? formatFeedCursor({ tx: 0n, id: 0n }));
  return !trimmed || !isAfter(trimmed, cursor);
}
