import type { BoardCounts } from '@parvis/api/calls/board';
import { COUNT_MAX } from '@parvis/api/constants';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { prepareStatement } from '../../platform/db/prepareStatement.ts';
import { IS_OPEN, participants, UNDER_WAY } from '../../platform/db/schema.ts';
import type { Reader } from '../context/appContext.ts';
import { boardViews, type ServiceScope, toScopeParameters } from './boardViews.ts';
import { type FiguresContext, shareFigures } from './sharedFigures.ts';
import { unreadOfStaff } from './unread.ts';

const placeholder = (name: string) => sql.placeholder(name);

/** Newest cases to check, per state. */
const UNREAD_SCAN_MAX = 200;

const ofCustomer = sql`cases.cuid = ${placeholder('cuid')}`;
const limit = sql.raw(String(COUNT_MAX));
const countAtMost = (rows: SQL): SQL<number> =>
  sql<number>`(select count(*)::int from (${rows} limit ${limit}) counted)`;
/** Index-only. */
const countView = (view: SQL): SQL<number> =>
  countAtMost(sql`select 1 from cases where ${ofCustomer} and ${view}`);

const listOf = (name: string) => sql`any(array(select json_array_elements_text(${placeholder(name)}::json)))`;
/** Separate look-ups by category, assignment and call use an index each. */
const countService = countAtMost(sql`
  (select csid from cases where ${ofCustomer} and ${UNDER_WAY} and ccat_code = ${listOf('ccatCodes')} and gcat_code is null limit ${limit})
  union (select csid from cases where ${ofCustomer} and ${UNDER_WAY} and gcat_code = ${placeholder('gcatCode')} limit ${limit})
  union (select cases.csid from calls k join cases on cases.csid = k.csid
    where k.whom = 'called' and k.gcat_code = ${placeholder('gcatCode')} and ${ofCustomer} and ${UNDER_WAY} limit ${limit})
  union (select cases.csid from calls k join cases on cases.csid = k.csid
    where k.whom = 'called' and k.grp_gpid = ${listOf('grpGpids')} and ${ofCustomer} and ${UNDER_WAY} limit ${limit})`);

const selectNewest = (view: SQL, isEnded: SQL): SQL => sql`(
  select csid, state, reporter, last_msg_id, ${isEnded} as ended from cases where ${ofCustomer} and ${view}
  order by last_at desc, csid desc limit ${sql.raw(String(UNREAD_SCAN_MAX))})`;

/** Checks few of the newest cases, so one look-up each suffices. */
const unreadCounts = sql<NonNullable<BoardCounts['unread']>>`(
  select json_build_object(
    'new', count(*) filter (where cases.state = 'open'), 'mine', count(*) filter (where is_mine and not cases.ended),
    'held', count(*) filter (where cases.state = 'held'), 'all', count(*) filter (where not cases.ended),
    'closed', count(*) filter (where cases.ended))
  from (${selectNewest(boardViews.all, sql`false`)} union all ${selectNewest(boardViews.closed, sql`true`)}) cases
  left join lateral (select true as is_mine from mine where mine.csid = cases.csid) own on true
  cross join lateral (select coalesce((select r.msg_id from read_marks r
    where r.csid = cases.csid and r.cr_uid = ${placeholder('crUid')} and r.staff), 0) as msg_id offset 0) mark
  where (cases.state = 'open' or is_mine) and cases.last_msg_id > mark.msg_id and coalesce((
    select true from messages m where m.csid = cases.csid and m.msg_id > mark.msg_id
      and ${unreadOfStaff(placeholder('crUid'))} limit 1), false))`;

/** Uses a partial index. */
const unhandledDangers = sql`select csid from cases
  where ${ofCustomer} and cases.danger and ${IS_OPEN} order by cases.created, csid`;

/** Includes cases handled to their end. */
const selectMine = (db: Database) =>
  db.$with('mine').as(
    db
      .select({ csid: participants.csid })
      .from(participants)
      .where(sql`${participants.crUid} = ${placeholder('crUid')} and staff and left_at is null`),
  );
const countMine = countAtMost(
  sql`select 1 from mine join cases on cases.csid = mine.csid where ${ofCustomer} and ${UNDER_WAY}`,
);

const sharedCountsQuery = prepareStatement((db) =>
  db
    .select({
      new: countView(boardViews.new),
      service: countService,
      held: countView(boardViews.held),
      all: countView(boardViews.all),
      closed: countView(boardViews.closed),
      dangers: countAtMost(unhandledDangers),
      oldestDanger: sql<string | null>`(${unhandledDangers} limit 1)`,
    })
    .from(sql`(select 1) as one`)
    .prepare('board_shared_counts'),
);

const ownCountsQuery = prepareStatement((db) =>
  db
    .with(selectMine(db))
    .select({ mine: countMine, unread: unreadCounts })
    .from(sql`(select 1) as one`)
    .prepare('board_own_counts'),
);

async function countSharedCases(db: Database, cuid: string, scope?: ServiceScope) {
  const [counts] = await sharedCountsQuery(db).execute({ cuid, ...toScopeParameters(scope) });
  if (!counts) throw new Error('Cases were not counted.');
  return counts;
}
type SharedCounts = Awaited<ReturnType<typeof countSharedCases>>;

const loadShared = shareFigures<SharedCounts>();
/** At most one second stale. */
export const loadSharedCounts = (context: FiguresContext, cuid: string, scope?: ServiceScope) =>
  loadShared(context, JSON.stringify([cuid, scope]), () => countSharedCases(context.db, cuid, scope));

/** Counts up to `COUNT_MAX`; unread only among the newest. */
export async function countBoardCases(
  db: Database,
  cuid: string,
  reader: Reader,
  scope?: ServiceScope,
  shared: Promise<SharedCounts> = countSharedCases(db, cuid, scope),
): Promise<BoardCounts> {
  const [{ oldestDanger, service, ...others }, [own]] = await Promise.all([
    shared,
    ownCountsQuery(db).execute({ cuid, crUid: reader.crUid }),
  ]);
  if (!own) throw new Error('Cases were not counted.');
  return {
    ...others,
    ...own,
    waiting: own.unread.all,
    ...(scope && { service }),
    ...(oldestDanger !== null && { oldestDanger }),
  };
}
