import type { BoardCounts, BoardFilter } from '@parvis/api/calls/town';
import { COUNT_MAX } from '@parvis/api/constants';
import type { CaseSummary } from '@parvis/api/entities/case';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { prepareStatement } from '../../platform/db/prepareStatement.ts';
import { cases, ENDED } from '../../platform/db/schema.ts';
import { createBadRequest } from '../../platform/lib/refusal.ts';
import type { AppContext, Reader } from '../context/appContext.ts';
import { type ListedCase, otherAuthorName, selectCases, toCaseSummaries } from './caseView.ts';
import { parseCaseNumber, parseSearchWords, searchCondition } from './search.ts';
import { readable } from './unread.ts';

/** Sort time with the id as tie-breaker. */
interface CaseCursor {
  at: Date;
  csid: string;
}

const SEPARATOR = '_';

const formatCaseCursor = ({ at, csid }: CaseCursor): string => `${at.toISOString()}${SEPARATOR}${csid}`;

/**
 * Without an id, as older pages send it, it comes after all cases of that time.
 * @throws Refusal badRequest
 */
function parseCaseCursor(text: string): CaseCursor {
  const end = text.indexOf(SEPARATOR);
  const [instant, csid] = end === -1 ? [text, ''] : [text.slice(0, end), text.slice(end + 1)];
  const at = new Date(instant);
  const year = at.getUTCFullYear();
  if (Number.isNaN(at.getTime()) || year > 9999 || year < 1 || !/^[\w-]{0,64}$/.test(csid))
    throw createBadRequest('body.before');
  return { at, csid };
}

/** What the reader's service and groups are, and which categories go to it. */
export interface ServiceScope {
  readonly gcatCode: string;
  readonly grpGpids: readonly string[];
  readonly ccatCodes: readonly string[];
}

export interface CasePageRequest {
  before?: string | undefined;
  limit: number;
}

type ListContext = Pick<AppContext, 'db' | 'customers'>;

/** `next` is undefined on the last page. */
export interface CasesPage {
  cases: CaseSummary[];
  next: string | undefined;
}

const placeholder = (name: string) => sql.placeholder(name);

/** Newest active and ended cases that are searched for unread messages. */
const UNREAD_SCAN_MAX = 200;

const underWay = sql.raw(`"cases"."state" not in (${ENDED})`);
/** Avoids EXISTS, which a generic plan would answer by scanning all participants. */
const handledByReader = sql`coalesce((select p.left_at is null from participants p
  where p.csid = "cases"."csid" and p.staff and p.cr_uid = ${placeholder('crUid')}), false)`;
/** Up to this many, the reader's cases are found by participants, else by cases. */
const OWN_CASES_MAX = 2_000;
const handledCsids = sql`select p.csid from participants p
  where p.cr_uid = ${placeholder('crUid')} and p.staff and p.left_at is null`;
const isAmongHandled = sql`"cases"."csid" = any(array(${handledCsids}))`;
const handlesFew = sql<boolean>`(select count(*) <= ${sql.raw(String(OWN_CASES_MAX))}
  from (${handledCsids} order by p.csid limit ${sql.raw(String(OWN_CASES_MAX + 1))}) handled)`;

const listPlaceholder = (name: string) => sql`json_array_elements_text(${placeholder(name)}::json)`;
/** Of the reader's service by category, or it or a group of theirs was called. Avoids EXISTS, as above. */
const ofService = sql`("cases"."ccat_code" in (select ${listPlaceholder('ccatCodes')}) or coalesce((
  select true from calls k where k.csid = "cases"."csid" and k.whom = 'called'
    and (k.gcat_code = ${placeholder('gcatCode')} or k.grp_gpid in (select ${listPlaceholder('grpGpids')})) limit 1), false))`;

const NO_SERVICE: ServiceScope = { gcatCode: '', grpGpids: [], ccatCodes: [] };
const toScopeParameters = ({ gcatCode, grpGpids, ccatCodes }: ServiceScope = NO_SERVICE) => ({
  gcatCode,
  grpGpids: JSON.stringify(grpGpids),
  ccatCodes: JSON.stringify(ccatCodes),
});

/** Order, cursor condition and first cursor. */
const sortOrders = {
  newestActivity: {
    by: [desc(cases.lastAt), desc(cases.csid)],
    behind: sql`(${cases.lastAt}, ${cases.csid}) < (${placeholder('at')}::timestamptz, ${placeholder('after')})`,
    first: 'infinity',
  },
  oldestReport: {
    by: [asc(cases.created), asc(cases.csid)],
    behind: sql`(${cases.created}, ${cases.csid}) > (${placeholder('at')}::timestamptz, ${placeholder('after')})`,
    first: '-infinity',
  },
} as const;
type Order = keyof typeof sortOrders;

interface BoardView {
  readonly where: SQL;
  readonly order: Order;
}
const sortByNewest = (where: SQL): BoardView => ({ where, order: 'newestActivity' });

/** Gatherings are in no list of cases. */
const isCase = sql`"cases"."kind" = 'case'`;

/** States are literals, so that their partial indexes apply. */
const boardViews = {
  new: sortByNewest(sql`"cases"."state" = 'open'`),
  mine: sortByNewest(sql`${underWay} and ${handledByReader}`),
  service: sortByNewest(sql`${underWay} and ${ofService}`),
  held: sortByNewest(sql`"cases"."state" = 'held'`),
  all: sortByNewest(underWay),
  closed: sortByNewest(sql.raw(`"cases"."state" in (${ENDED})`)),
  danger: { where: sql`"cases"."danger" and "cases"."state" = 'open'`, order: 'oldestReport' },
} as const satisfies Record<BoardFilter, BoardView>;

const buildBoardQuery = (name: string, { where, order }: BoardView) => ({
  order,
  page: prepareStatement((db) =>
    selectCases(db)
      .where(and(eq(cases.cuid, placeholder('cuid')), sortOrders[order].behind, isCase, where))
      .orderBy(...sortOrders[order].by)
      .limit(placeholder('limit'))
      .prepare(`board_${name}`),
  ),
});

const boardQueries = {
  every: buildBoardQuery('every', sortByNewest(sql`true`)),
  new: buildBoardQuery('new', boardViews.new),
  mine: buildBoardQuery('mine', boardViews.mine),
  mineOfFew: buildBoardQuery('mine_of_few', sortByNewest(sql`${underWay} and ${isAmongHandled}`)),
  service: buildBoardQuery('service', boardViews.service),
  held: buildBoardQuery('held', boardViews.held),
  all: buildBoardQuery('all', boardViews.all),
  closed: buildBoardQuery('closed', boardViews.closed),
  danger: buildBoardQuery('danger', boardViews.danger),
  found: buildBoardQuery('found', sortByNewest(searchCondition)),
} as const;

const handlesFewQuery = prepareStatement((db) =>
  db.select({ few: handlesFew }).from(sql`(select 1) as one`).prepare('handles_few'),
);

async function chooseBoard(
  db: Database,
  { crUid }: Reader,
  filter: BoardFilter | undefined,
): Promise<keyof typeof boardQueries> {
  if (filter !== 'mine') return filter ?? 'every';
  const [handles] = await handlesFewQuery(db).execute({ crUid });
  return handles?.few ? 'mineOfFew' : 'mine';
}

/** One extra row tells whether a next page exists. */
async function toPage(
  context: ListContext,
  rows: readonly ListedCase[],
  { limit, order }: { limit: number; order: Order },
  reader: Reader,
): Promise<CasesPage> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1)?.row;
  const at = order === 'oldestReport' ? last?.created : last?.lastAt;
  return {
    cases: await toCaseSummaries(context, shown, reader),
    next: rows.length > limit && last && at ? formatCaseCursor({ at, csid: last.csid }) : undefined,
  };
}

const buildParameters = (reader: Reader, { before, limit }: CasePageRequest, order: Order) => {
  const { at, csid } =
    before === undefined ? { at: sortOrders[order].first, csid: '' } : parseCaseCursor(before);
  return { crUid: reader.crUid, staff: reader.staff, at, after: csid, limit: limit + 1 };
};

/**
 * Lists a customer's cases by filter, or by search with the newest activity first.
 * @throws Refusal badRequest
 */
export async function loadBoardCases(
  context: ListContext,
  cuid: string,
  reader: Reader,
  page: CasePageRequest & {
    filter?: BoardFilter | undefined;
    search?: string | undefined;
    scope?: ServiceScope;
  },
): Promise<CasesPage> {
  const search = page.search ?? '';
  const words = parseSearchWords(search);
  const { page: query, order } =
    boardQueries[words.length > 0 ? 'found' : await chooseBoard(context.db, reader, page.filter)];
  const searched = { words, number: parseCaseNumber(search) };
  const parameters = { ...buildParameters(reader, page, order), ...toScopeParameters(page.scope) };
  const rows = await query(context.db).execute({ ...parameters, cuid, ...searched });
  return toPage(context, rows, { limit: page.limit, order }, reader);
}

/** The order makes PostgreSQL use the index instead of scanning the table. */
const buildCount = (filter: SQL): SQL<number> =>
  sql<number>`(select count(*)::int from (select 1 from cases where cases.cuid = ${placeholder('cuid')} and ${isCase} and ${filter}
    order by last_at desc, csid desc limit ${sql.raw(String(COUNT_MAX))}) counted)`;

const unreadByReader = sql`exists(
  select 1 from messages m where m.csid = cases.csid and (m.cr_uid <> ${placeholder('crUid')} or m.event = 'due') and ${readable} and m.msg_id > coalesce((
    select r.msg_id from read_marks r where r.csid = cases.csid and r.cr_uid = ${placeholder('crUid')} and r.staff), 0))`;

/** Avoids EXISTS, as above. */
const selectNewest = (part: SQL): SQL => sql`(select csid, state, reporter, coalesce((
    select p.left_at is null from participants p
    where p.csid = cases.csid and p.staff and p.cr_uid = ${placeholder('crUid')}), false) as mine from cases
  where cases.cuid = ${placeholder('cuid')} and ${isCase} and ${part} order by last_at desc, csid desc limit ${sql.raw(String(UNREAD_SCAN_MAX))}) cases`;

/** Unread messages of free cases and of the reader's own. */
const unreadCounts = sql<NonNullable<BoardCounts['unread']>>`(
  select json_build_object(
    'new', count(*) filter (where state = 'open'), 'mine', count(*) filter (where mine and not ended),
    'held', count(*) filter (where state = 'held'), 'all', count(*) filter (where not ended),
    'closed', count(*) filter (where ended))
  from (
    select state, mine, false as ended from ${selectNewest(underWay)} where (state = 'open' or mine) and ${unreadByReader}
    union all
    select state, mine, true as ended from ${selectNewest(boardViews.closed.where)} where mine and ${unreadByReader}) unread)`;

/** A partial index holds only these. */
const unhandledDangers = sql`select csid from cases
  where cases.cuid = ${placeholder('cuid')} and cases.danger and cases.state = 'open' order by cases.created, csid`;

const boardCountsQuery = prepareStatement((db) =>
  db
    .select({
      new: buildCount(boardViews.new.where),
      mine: sql<number>`case when ${handlesFew} then ${buildCount(sql`${underWay} and ${isAmongHandled}`)} else ${buildCount(boardViews.mine.where)} end`,
      service: buildCount(boardViews.service.where),
      held: buildCount(boardViews.held.where),
      all: buildCount(boardViews.all.where),
      closed: buildCount(boardViews.closed.where),
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

/** Reported by the reader, or joined and not left. */
const takesPart = sql`${cases.csid} = any(array(select p.csid from participants p
  where p.cr_uid = ${placeholder('crUid')} and not p.staff and p.left_at is null))`;

const buildOwnCasesQuery = (name: string, at: SQL | undefined) =>
  prepareStatement((db) =>
    selectCases(db, otherAuthorName)
      .where(and(takesPart, isCase, sortOrders.newestActivity.behind, at))
      .orderBy(...sortOrders.newestActivity.by)
      .limit(placeholder('limit'))
      .prepare(name),
  );

const ownCasesQuery = buildOwnCasesQuery('own_cases', undefined);
const ownCasesAtCustomerQuery = buildOwnCasesQuery('own_cases_at', eq(cases.cuid, placeholder('cuid')));

/**
 * Lists a contributor's cases, newest activity first.
 * @throws Refusal badRequest
 */
export async function loadOwnCases(
  context: ListContext,
  reader: Reader,
  page: CasePageRequest,
  cuid?: string,
): Promise<CasesPage> {
  const query = cuid === undefined ? ownCasesQuery : ownCasesAtCustomerQuery;
  const order = 'newestActivity';
  const rows = await query(context.db).execute({ ...buildParameters(reader, page, order), cuid: cuid ?? '' });
  return toPage(context, rows, { limit: page.limit, order }, reader);
}
