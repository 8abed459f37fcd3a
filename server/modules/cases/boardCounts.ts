import type { BoardCounts } from '@parvis/api/calls/board';
import { COUNT_MAX } from '@parvis/api/constants';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { prepareStatement } from '../../platform/db/prepareStatement.ts';
import { IS_OPEN } from '../../platform/db/schema.ts';
import type { Reader } from '../context/appContext.ts';
import {
  boardViews,
  handlesFew,
  type ServiceScope,
  toScopeParameters,
  unreadByReader,
} from './boardViews.ts';

const placeholder = (name: string) => sql.placeholder(name);

/** Newest active and ended cases that are searched for unread messages. */
const UNREAD_SCAN_MAX = 200;

/** The order makes PostgreSQL use the index instead of scanning the table. */
const buildCount = (view: SQL): SQL<number> =>
  sql<number>`(select count(*)::int from (select 1 from cases where cases.cuid = ${placeholder('cuid')} and ${view}
    order by last_at desc, csid desc limit ${sql.raw(String(COUNT_MAX))}) counted)`;

/** Avoids EXISTS, which a generic plan would answer by scanning all participants. */
const selectNewest = (view: SQL): SQL => sql`(select csid, state, reporter, last_msg_id, coalesce((
    select p.left_at is null from participants p
    where p.csid = cases.csid and p.staff and p.cr_uid = ${placeholder('crUid')}), false) as mine from cases
  where cases.cuid = ${placeholder('cuid')} and ${view} order by last_at desc, csid desc limit ${sql.raw(String(UNREAD_SCAN_MAX))}) cases`;

/** Unread messages of free cases and of the reader's own. */
const unreadCounts = sql<NonNullable<BoardCounts['unread']>>`(
  select json_build_object(
    'new', count(*) filter (where state = 'open'), 'mine', count(*) filter (where mine and not ended),
    'held', count(*) filter (where state = 'held'), 'all', count(*) filter (where not ended),
    'closed', count(*) filter (where ended))
  from (
    select state, mine, false as ended from ${selectNewest(boardViews.all)} where (state = 'open' or mine) and ${unreadByReader}
    union all
    select state, mine, true as ended from ${selectNewest(boardViews.closed)} where mine and ${unreadByReader}) unread)`;

/** A partial index holds only these. */
const unhandledDangers = sql`select csid from cases
  where cases.cuid = ${placeholder('cuid')} and cases.danger and ${IS_OPEN} order by cases.created, csid`;

const boardCountsQuery = prepareStatement((db) =>
  db
    .select({
      new: buildCount(boardViews.new),
      mine: sql<number>`case when ${handlesFew} then ${buildCount(boardViews.mineOfFew)} else ${buildCount(boardViews.mine)} end`,
      service: buildCount(boardViews.service),
      held: buildCount(boardViews.held),
      all: buildCount(boardViews.all),
      closed: buildCount(boardViews.closed),
      unread: unreadCounts,
      dangers: sql<number>`(select count(*)::int from (${unhandledDangers} limit ${sql.raw(String(COUNT_MAX))}) counted)`,
      oldestDanger: sql<string | null>`(${unhandledDangers} limit 1)`,
    })
    .from(sql`(select 1) as one`)
    .prepare('board_counts'),
);

/** Counts up to `COUNT_MAX`; counts unread only among the newest. */
export async function countBoardCases(
  db: Database,
  cuid: string,
  reader: Reader,
  scope?: ServiceScope,
): Promise<BoardCounts> {
  const parameters = { cuid, crUid: reader.crUid, ...toScopeParameters(scope) };
  const [counts] = await boardCountsQuery(db).execute(parameters);
  if (!counts) throw new Error('Cases were not counted.');
  const { oldestDanger, service, ...others } = counts;
  return {
    ...others,
    waiting: counts.unread.all,
    ...(scope && { service }),
    ...(oldestDanger !== null && { oldestDanger }),
  };
}
