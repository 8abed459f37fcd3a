import { and, eq, type SQL, sql } from 'drizzle-orm';
import { prepareStatement } from '../../platform/db/prepareStatement.ts';
import { cases } from '../../platform/db/schema.ts';
import type { Reader } from '../context/appContext.ts';
import type { CasePageRequest, CasesPage, ListContext } from './boardCases.ts';
import { caseOrders, findNextCursor, toPlace } from './caseCursor.ts';
import { otherAuthorName, selectCases, toCaseSummaries } from './caseView.ts';

const placeholder = (name: string) => sql.placeholder(name);

/** Reported by the reader, or joined and not left. */
const takesPart = sql`${cases.csid} = any(array(select p.csid from participants p
  where p.cr_uid = ${placeholder('crUid')} and not p.staff and p.left_at is null))`;

const { by, behind } = caseOrders.newest;

const buildOwnCasesQuery = (name: string, at: SQL | undefined) =>
  prepareStatement((db) =>
    selectCases(db, otherAuthorName)
      .where(and(takesPart, eq(cases.kind, 'case'), behind, at))
      .orderBy(...by)
      .limit(placeholder('limit'))
      .prepare(name),
  );

const ownCasesQuery = buildOwnCasesQuery('own_cases', undefined);
const ownCasesAtCustomerQuery = buildOwnCasesQuery('own_cases_at', eq(cases.cuid, placeholder('cuid')));

/**
 * Newest activity first.
 * @throws Refusal badRequest
 */
export async function loadOwnCases(
  context: ListContext,
  reader: Reader,
  page: CasePageRequest,
  cuid?: string,
): Promise<CasesPage> {
  const query = cuid === undefined ? ownCasesQuery : ownCasesAtCustomerQuery;
  const rows = await query(context.db).execute({
    ...{ crUid: reader.crUid, staff: reader.staff, cuid: cuid ?? '' },
    ...toPlace('newest', page),
  });
  return {
    cases: await toCaseSummaries(context, rows.slice(0, page.limit), reader),
    next: findNextCursor(rows, 'newest', page.limit),
  };
}
