import type { BoardSort, BoardWhere } from '@parvis/api/calls/board';
import { COUNT_MAX } from '@parvis/api/constants';
import type { CaseSummary } from '@parvis/api/entities/case';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { prepareStatement } from '../../platform/db/prepareStatement.ts';
import { cases, readMarks } from '../../platform/db/schema.ts';
import type { AppContext } from '../context/appContext.ts';
import type { StaffReader } from '../context/session.ts';
import {
  type BoardView,
  boardViews,
  buildConditions,
  chooseSort,
  handlesFew,
  type ServiceScope,
  toScopeParameters,
} from './boardViews.ts';
import { caseOrders, findNextCursor, toPlace } from './caseCursor.ts';
import { type ListedCase, toCaseSummaries } from './caseView.ts';
import { isOwnMark, selectQueue } from './queueRows.ts';
import { buildSearchCondition, parseCaseNumber, parseSearchWords, searchCondition } from './search.ts';

export type ListContext = Pick<AppContext, 'db' | 'customers'>;

export interface CasePageRequest {
  before?: string | undefined;
  limit: number;
}

export interface CasesPage {
  cases: CaseSummary[];
  next: string | undefined;
}

export interface BoardRequest extends CasePageRequest {
  readonly filter?: Exclude<BoardView, 'mineOfFew' | 'every'> | undefined;
  readonly where?: BoardWhere | undefined;
  readonly sort?: BoardSort | undefined;
  readonly search?: string | undefined;
  readonly scope?: ServiceScope;
  readonly categoriesOf?: (gcatCodes: readonly string[]) => readonly string[];
}

const placeholder = (name: string) => sql.placeholder(name);
const ofCustomer = eq(cases.cuid, placeholder('cuid'));

const selectKeys = (conditions: SQL | undefined, joinsMark: boolean) =>
  sql`select ${cases.csid} from ${cases} ${joinsMark ? sql`left join ${readMarks} mark on ${isOwnMark}` : sql``} where ${and(ofCustomer, conditions)}`;

/** Finds keys first, mostly by index alone. */
function buildBoardQuery(db: Database, sort: BoardSort, conditions: SQL | undefined, joinsMark = false) {
  const { by, behind } = caseOrders[sort];
  const order = sql.join(by, sql`, `);
  const keys = sql`${selectKeys(and(behind, conditions), joinsMark)} order by ${order} limit ${placeholder('limit')}`;
  return selectQueue(db)
    .where(sql`${cases.csid} = any(array(${keys}))`)
    .orderBy(...by);
}

/** By view and order, without other conditions. */
const plainQueries = new Map<string, ReturnType<typeof preparePlain>>();
const preparePlain = (view: BoardView, sort: BoardSort) =>
  prepareStatement((db) => buildBoardQuery(db, sort, boardViews[view]).prepare(`board_${view}_${sort}`));
function getPlainQuery(view: BoardView, sort: BoardSort) {
  const name = `${view} ${sort}`;
  const query = plainQueries.get(name) ?? preparePlain(view, sort);
  plainQueries.set(name, query);
  return query;
}

const foundQuery = prepareStatement((db) =>
  buildBoardQuery(db, 'newest', and(boardViews.every, searchCondition)).prepare('board_found'),
);

const handlesFewQuery = prepareStatement((db) =>
  db.select({ few: handlesFew }).from(sql`(select 1) as one`).prepare('handles_few'),
);

async function chooseView(
  db: Database,
  { crUid }: StaffReader,
  filter: BoardRequest['filter'],
): Promise<BoardView> {
  if (filter !== 'mine') return filter ?? 'every';
  const [handles] = await handlesFewQuery(db).execute({ crUid });
  return handles?.few ? 'mineOfFew' : 'mine';
}

const countAtMost = (db: Database, sort: BoardSort, conditions: SQL | undefined, joinsMark: boolean) =>
  db
    .select({ total: sql<number>`count(*)::int` })
    .from(
      sql`(${selectKeys(conditions, joinsMark)} order by ${sql.join(caseOrders[sort].by, sql`, `)} limit ${sql.raw(String(COUNT_MAX))}) counted`,
    );

interface FoundPage {
  readonly rows: readonly ListedCase[];
  readonly sort: BoardSort;
  readonly total?: number | undefined;
}

async function findRows(
  { db }: ListContext,
  cuid: string,
  reader: StaffReader,
  request: BoardRequest,
): Promise<FoundPage> {
  const { search = '', filter, where = {} } = request;
  const words = parseSearchWords(search);
  const conditions = buildConditions(where, request.categoriesOf ?? (() => []));
  const isSearchAlone = words.length > 0 && !conditions && filter === undefined;
  const view = isSearchAlone ? 'every' : await chooseView(db, reader, filter);
  const sort = isSearchAlone ? 'newest' : chooseSort(view, request.sort);
  const parameters = {
    ...{
      cuid,
      crUid: reader.crUid,
      rlid: reader.role.rlid,
      staff: reader.staff,
      words,
      number: parseCaseNumber(search),
    },
    ...toScopeParameters(request.scope),
    ...toPlace(sort, request),
  };
  if (isSearchAlone) return { rows: await foundQuery(db).execute(parameters), sort };
  if (!conditions && words.length === 0)
    return { rows: await getPlainQuery(view, sort)(db).execute(parameters), sort };
  const all = and(boardViews[view], conditions, await buildSearchCondition(db, cuid, search));
  const [rows, counted] = await Promise.all([
    buildBoardQuery(db, sort, all, where.unread).prepare('').execute(parameters),
    request.before === undefined
      ? countAtMost(db, sort, all, where.unread === true)
          .prepare('')
          .execute(parameters)
      : [],
  ]);
  return { rows, sort, total: counted[0]?.total };
}

/** @throws Refusal badRequest */
export async function selectBoardCases(
  context: ListContext,
  cuid: string,
  reader: StaffReader,
  request: BoardRequest,
): Promise<{ csids: string[]; more: boolean }> {
  const { rows } = await findRows(context, cuid, reader, request);
  const csids = rows.map(({ row }) => row.csid);
  return { csids: csids.slice(0, request.limit), more: csids.length > request.limit };
}

/**
 * A search alone covers all cases, newest activity first. Only the first page with conditions has a `total`.
 * @throws Refusal badRequest
 */
export async function loadBoardCases(
  context: ListContext,
  cuid: string,
  reader: StaffReader,
  request: BoardRequest,
): Promise<CasesPage & { readonly total?: number | undefined }> {
  const { rows, sort, total } = await findRows(context, cuid, reader, request);
  return {
    cases: await toCaseSummaries(context, rows.slice(0, request.limit), reader),
    next: findNextCursor(rows, sort, request.limit),
    total,
  };
}
