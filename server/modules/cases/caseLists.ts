import type { BoardCounts, BoardFilter } from '@parvis/api/calls/town';
import { COUNT_MAX } from '@parvis/api/constants';
import type { CaseSummary } from '@parvis/api/entities/case';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { cases, ENDED } from '../../platform/db/schema.ts';
import { malformed } from '../../platform/lib/refusal.ts';
import type { Reader } from '../context/services.ts';
import { type ListedCase, listed, nameOfOthers, summaryOf } from './caseView.ts';
import { found, numberOf, wordsOf } from './search.ts';
import { readable } from './unread.ts';

/** Sort time with the id as tie-breaker. */
interface CaseCursor {
  at: Date;
  csid: string;
}

const SEPARATOR = '_';

const writeCaseCursor = ({ at, csid }: CaseCursor): string => `${at.toISOString()}${SEPARATOR}${csid}`;

/**
 * Without an id, as older pages send it, it comes after all cases of that time.
 * @throws Refusal badRequest
 */
function readCaseCursor(text: string): CaseCursor {
  const end = text.indexOf(SEPARATOR);
  const [instant, csid] = end === -1 ? [text, ''] : [text.slice(0, end), text.slice(end + 1)];
  const at = new Date(instant);
  const year = at.getUTCFullYear();
  if (Number.isNaN(at.getTime()) || year > 9999 || year < 1 || !/^[\w-]{0,64}$/.test(csid))
    throw malformed('body.before');
  return { at, csid };
}

export interface PageOfCases {
  before?: string | undefined;
  limit: number;
}

/** `next` is undefined on the last page. */
export interface CasesPage {
  cases: CaseSummary[];
  next: string | undefined;
}

const ask = (name: string) => sql.placeholder(name);

/** Newest active and ended cases that are searched for unread messages. */
const LOOKED_AT = 200;

const underWay = sql.raw(`"cases"."state" not in (${ENDED})`);
/** Avoids EXISTS, which a generic plan would answer by scanning all participants. */
const handledByReader = sql`coalesce((select p.left_at is null from participants p
  where p.csid = "cases"."csid" and p.staff and p.cr_uid = ${ask('crUid')}), false)`;
/** Up to this many, the reader's cases are found by participants, else by cases. */
const OWN_LISTED = 2_000;
const handledAtAll = sql`select p.csid from participants p
  where p.cr_uid = ${ask('crUid')} and p.staff and p.left_at is null`;
const amongHandled = sql`"cases"."csid" = any(array(${handledAtAll}))`;
const handlesFew = sql<boolean>`(select count(*) <= ${sql.raw(String(OWN_LISTED))}
  from (${handledAtAll} order by p.csid limit ${sql.raw(String(OWN_LISTED + 1))}) handled)`;

/** Order, cursor condition and first cursor. */
const orders = {
  newestActivity: {
    by: [desc(cases.lastAt), desc(cases.csid)],
    behind: sql`(${cases.lastAt}, ${cases.csid}) < (${ask('at')}::timestamptz, ${ask('after')})`,
    first: 'infinity',
  },
  oldestReport: {
    by: [asc(cases.created), asc(cases.csid)],
    behind: sql`(${cases.created}, ${cases.csid}) > (${ask('at')}::timestamptz, ${ask('after')})`,
    first: '-infinity',
  },
} as const;
type Order = keyof typeof orders;

interface View {
  readonly where: SQL;
  readonly order: Order;
}
const newest = (where: SQL): View => ({ where, order: 'newestActivity' });

/** States are literals, so that their partial indexes apply. */
const views = {
  new: newest(sql`"cases"."state" = 'open'`),
  mine: newest(sql`${underWay} and ${handledByReader}`),
  held: newest(sql`"cases"."state" = 'held'`),
  all: newest(underWay),
  closed: newest(sql.raw(`"cases"."state" in (${ENDED})`)),
  danger: { where: sql`"cases"."danger" and "cases"."state" = 'open'`, order: 'oldestReport' },
} as const satisfies Record<BoardFilter, View>;

const boardPage = (name: string, { where, order }: View) => ({
  order,
  page: prepared((db) =>
    listed(db)
      .where(and(eq(cases.cuid, ask('cuid')), orders[order].behind, where))
      .orderBy(...orders[order].by)
      .limit(ask('limit'))
      .prepare(`board_${name}`),
  ),
});

const boards = {
  every: boardPage('every', newest(sql`true`)),
  new: boardPage('new', views.new),
  mine: boardPage('mine', views.mine),
  mineOfFew: boardPage('mine_of_few', newest(sql`${underWay} and ${amongHandled}`)),
  held: boardPage('held', views.held),
  all: boardPage('all', views.all),
  closed: boardPage('closed', views.closed),
  danger: boardPage('danger', views.danger),
  found: boardPage('found', newest(found)),
} as const;

const askedHandlesFew = prepared((db) =>
  db.select({ few: handlesFew }).from(sql`(select 1) as one`).prepare('handles_few'),
);

async function boardOf(
  db: Database,
  { crUid }: Reader,
  filter: BoardFilter | undefined,
): Promise<keyof typeof boards> {
  if (filter !== 'mine') return filter ?? 'every';
  const [handles] = await askedHandlesFew(db).execute({ crUid });
  return handles?.few ? 'mineOfFew' : 'mine';
}

/** One extra row tells whether a next page exists. */
function pageOf(
  rows: readonly ListedCase[],
  { limit, order }: { limit: number; order: Order },
  reader: Reader,
): CasesPage {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1)?.row;
  const at = order === 'oldestReport' ? last?.created : last?.lastAt;
  return {
    cases: shown.map((row) => summaryOf(row, reader)),
    next: rows.length > limit && last && at ? writeCaseCursor({ at, csid: last.csid }) : undefined,
  };
}

const placeholders = (reader: Reader, { before, limit }: PageOfCases, order: Order) => {
  const { at, csid } = before === undefined ? { at: orders[order].first, csid: '' } : readCaseCursor(before);
  return { crUid: reader.crUid, staff: reader.staff, at, after: csid, limit: limit + 1 };
};

/**
 * Lists a customer's cases by filter, or by search with the newest activity first.
 * @throws Refusal badRequest
 */
export async function boardCases(
  db: Database,
  cuid: string,
  reader: Reader,
  page: PageOfCases & { filter?: BoardFilter | undefined; search?: string | undefined },
): Promise<CasesPage> {
  const search = page.search ?? '';
  const words = wordsOf(search);
  const { page: ask, order } = boards[words.length > 0 ? 'found' : await boardOf(db, reader, page.filter)];
  const searched = { words, number: numberOf(search) };
  const rows = await ask(db).execute({ ...placeholders(reader, page, order), cuid, ...searched });
  return pageOf(rows, { limit: page.limit, order }, reader);
}

/** The order makes PostgreSQL use the index instead of scanning the table. */
const countOf = (filter: SQL): SQL<number> =>
  sql<number>`(select count(*)::int from (select 1 from cases where cases.cuid = ${ask('cuid')} and ${filter}
    order by last_at desc, csid desc limit ${sql.raw(String(COUNT_MAX))}) counted)`;

const unreadByReader = sql`exists(
  select 1 from messages m where m.csid = cases.csid and (m.cr_uid <> ${ask('crUid')} or m.event = 'due') and ${readable} and m.msg_id > coalesce((
    select r.msg_id from read_marks r where r.csid = cases.csid and r.cr_uid = ${ask('crUid')} and r.staff), 0))`;

/** Avoids EXISTS, as above. */
const newestOf = (part: SQL): SQL => sql`(select csid, state, reporter, coalesce((
    select p.left_at is null from participants p
    where p.csid = cases.csid and p.staff and p.cr_uid = ${ask('crUid')}), false) as mine from cases
  where cases.cuid = ${ask('cuid')} and ${part} order by last_at desc, csid desc limit ${sql.raw(String(LOOKED_AT))}) cases`;

/** Unread messages of free cases and of the reader's own. */
const unreadCounts = sql<NonNullable<BoardCounts['unread']>>`(
  select json_build_object(
    'new', count(*) filter (where state = 'open'), 'mine', count(*) filter (where mine and not ended),
    'held', count(*) filter (where state = 'held'), 'all', count(*) filter (where not ended),
    'closed', count(*) filter (where ended))
  from (
    select state, mine, false as ended from ${newestOf(underWay)} where (state = 'open' or mine) and ${unreadByReader}
    union all
    select state, mine, true as ended from ${newestOf(views.closed.where)} where mine and ${unreadByReader}) unread)`;

/** A partial index holds only these. */
const dangersNobodyHas = sql`select csid from cases
  where cases.cuid = ${ask('cuid')} and cases.danger and cases.state = 'open' order by cases.created, csid`;

const counting = prepared((db) =>
  db
    .select({
      new: countOf(views.new.where),
      mine: sql<number>`case when ${handlesFew} then ${countOf(sql`${underWay} and ${amongHandled}`)} else ${countOf(views.mine.where)} end`,
      held: countOf(views.held.where),
      all: countOf(views.all.where),
      closed: countOf(views.closed.where),
      unread: unreadCounts,
      dangers: sql<number>`(select count(*)::int from (${dangersNobodyHas} limit ${sql.raw(String(COUNT_MAX))}) counted)`,
      oldestDanger: sql<string | null>`(${dangersNobodyHas} limit 1)`,
    })
    .from(sql`(select 1) as one`)
    .prepare('board_counts'),
);

/** Counts up to `COUNT_MAX`; counts unread only among the newest. */
export async function boardCounts(db: Database, cuid: string, reader: Reader): Promise<BoardCounts> {
  const [counts] = await counting(db).execute({ cuid, crUid: reader.crUid });
  if (!counts) throw new Error('Cases were not counted.');
  const { oldestDanger, ...others } = counts;
  return { ...others, waiting: counts.unread.all, ...(oldestDanger !== null && { oldestDanger }) };
}

const ofReader = sql`${cases.csid} = any(array(select p.csid from participants p
  where p.cr_uid = ${ask('crUid')} and not p.staff))`;

const owned = (name: string, at: SQL | undefined) =>
  prepared((db) =>
    listed(db, nameOfOthers)
      .where(and(ofReader, orders.newestActivity.behind, at))
      .orderBy(...orders.newestActivity.by)
      .limit(ask('limit'))
      .prepare(name),
  );

const ownAnywhere = owned('own_cases', undefined);
const ownAt = owned('own_cases_at', eq(cases.cuid, ask('cuid')));

/**
 * Lists a contributor's cases, newest activity first.
 * @throws Refusal badRequest
 */
export async function ownCases(
  db: Database,
  reader: Reader,
  page: PageOfCases,
  cuid?: string,
): Promise<CasesPage> {
  const own = cuid === undefined ? ownAnywhere : ownAt;
  const order = 'newestActivity';
  const rows = await own(db).execute({ ...placeholders(reader, page, order), cuid: cuid ?? '' });
  return pageOf(rows, { limit: page.limit, order }, reader);
}
