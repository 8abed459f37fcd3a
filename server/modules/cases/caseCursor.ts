import { asc, desc, type SQL, sql } from 'drizzle-orm';
import { cases, DUE_AT, WAITS_FROM } from '../../platform/db/schema.ts';
import { createBadRequest } from '../../platform/lib/refusal.ts';
import type { CaseRow } from './caseRows.ts';

/** Sort time in PostgreSQL's format, which allows infinity; the id breaks ties. */
interface CaseCursor {
  readonly at: string;
  readonly csid: string;
}

const SEPARATOR = '_';
const INFINITE: readonly string[] = ['infinity', '-infinity'];

const formatCaseCursor = ({ at, csid }: CaseCursor): string => `${at}${SEPARATOR}${csid}`;

function parseTime(text: string): string {
  if (INFINITE.includes(text)) return text;
  const at = new Date(text);
  const year = at.getUTCFullYear();
  if (Number.isNaN(at.getTime()) || year > 9999 || year < 1) throw createBadRequest('body.before');
  return at.toISOString();
}

/**
 * Older pages send no id: it then sorts after all cases of that time.
 * @throws Refusal badRequest
 */
function parseCaseCursor(text: string): CaseCursor {
  const end = text.indexOf(SEPARATOR);
  const [time, csid] = end === -1 ? [text, ''] : [text.slice(0, end), text.slice(end + 1)];
  if (!/^[\w-]{0,64}$/.test(csid)) throw createBadRequest('body.before');
  return { at: parseTime(time), csid };
}

interface CaseOrder {
  readonly by: SQL[];
  /** Uses the placeholders `at` and `after`. */
  readonly behind: SQL;
  readonly first: string;
  readonly timeOf: (row: CaseRow) => Date | null;
}

const cursor = sql`(${sql.placeholder('at')}::timestamptz, ${sql.placeholder('after')})`;

const getNextDue = ({ answerDue, solveDue }: CaseRow): Date | null => {
  if (!answerDue || !solveDue) return answerDue ?? solveDue;
  return answerDue < solveDue ? answerDue : solveDue;
};

export const caseOrders = {
  newest: {
    by: [desc(cases.lastAt), desc(cases.csid)],
    behind: sql`(${cases.lastAt}, ${cases.csid}) < ${cursor}`,
    first: 'infinity',
    timeOf: ({ lastAt }) => lastAt,
  },
  oldest: {
    by: [asc(cases.created), asc(cases.csid)],
    behind: sql`(${cases.created}, ${cases.csid}) > ${cursor}`,
    first: '-infinity',
    timeOf: ({ created }) => created,
  },
  waiting: {
    by: [asc(WAITS_FROM), asc(cases.csid)],
    behind: sql`(${WAITS_FROM}, ${cases.csid}) > ${cursor}`,
    first: '-infinity',
    timeOf: ({ waitingSince }) => waitingSince,
  },
  deadline: {
    by: [asc(DUE_AT), asc(cases.csid)],
    behind: sql`(${DUE_AT}, ${cases.csid}) > ${cursor}`,
    first: '-infinity',
    timeOf: getNextDue,
  },
} as const satisfies Record<string, CaseOrder>;
export type CaseSort = keyof typeof caseOrders;

/** One extra row shows whether a next page exists. */
export function toPlace(sort: CaseSort, { before, limit }: { before?: string | undefined; limit: number }) {
  const { at, csid } =
    before === undefined ? { at: caseOrders[sort].first, csid: '' } : parseCaseCursor(before);
  return { at, after: csid, limit: limit + 1 };
}

/** Undefined on the last page. */
export function findNextCursor(
  rows: readonly { readonly row: CaseRow }[],
  sort: CaseSort,
  limit: number,
): string | undefined {
  const last = rows[limit - 1]?.row;
  if (rows.length <= limit || !last) return undefined;
  const at = caseOrders[sort].timeOf(last)?.toISOString() ?? 'infinity';
  return formatCaseCursor({ at, csid: last.csid });
}
