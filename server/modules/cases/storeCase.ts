import type { IntakeChannel } from '@parvis/api/entities/intake';
import type { StoredContact } from '@parvis/api/entities/reporterContact';
import type { ErrorCode } from '@parvis/api/errors';
import { DAY } from '@parvis/locales/dates';
import { placeWords } from '@parvis/locales/placeWords';
import type { Words } from '@parvis/locales/wordsIn';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { prepareStatement } from '../../platform/db/prepareStatement.ts';
import { retryOnDeadlock } from '../../platform/db/retryOnDeadlock.ts';
import { cases } from '../../platform/db/schema.ts';
import { getDatabaseNow } from '../../platform/lib/clock.ts';
import { createCaseNumber } from '../../platform/lib/ids.ts';
import { Refusal } from '../../platform/lib/refusal.ts';
import type { AppContext, Reader } from '../context/appContext.ts';
import type { Customer, PlacedCategory, PlacedCode } from '../customers/service.ts';
import { buildDeadlineRules, computeCaseDeadlines } from '../deadlines/service.ts';
import { type CaseRow, type NewMessage, truncateWords } from './caseRows.ts';
import { toDeadlineColumns } from './deadlineColumns.ts';

/** Lengths to try until one is free: with 100,000 cases, one in ten short numbers is taken. */
export const NUMBER_LENGTHS = [4, 4, 4, 4, 5, 6] as const;

/** Staff open cases without code. */
export type OpeningCode = Pick<PlacedCode, 'placeCode' | 'fake'> & {
  readonly qrid: string | null;
  readonly place: Pick<PlacedCode['place'], 'lbl' | 'descr'>;
};

export interface CaseOpening {
  csid: string;
  reader: Reader;
  code: OpeningCode;
  customer: Customer;
  placed: PlacedCategory;
  contact: StoredContact | null;
  danger: boolean;
  /** The reporter's answers refuse messages of the target. */
  conflict: boolean;
  gthrId: string | null;
  /** Made by `hashReportNetwork`; null if opened by staff. */
  network: string | null;
  /** Set if staff opened the case for its reporter. */
  taken?: { readonly crUid: string; readonly rlid: string; readonly channel: IntakeChannel } | undefined;
}

export interface FirstMessages {
  added: NewMessage[];
  snippet: Words | undefined;
  /** Message to the gathering. */
  gthrLine?: NewMessage | undefined;
}

const placeholder = (name: string) => sql.placeholder(name);

const openCaseQuery = prepareStatement((db) =>
  db
    .select({
      refusal: sql<ErrorCode | null>`refusal`,
      nbr: sql<string | null>`number`,
      at: sql`at`.mapWith(cases.lastAt),
    })
    .from(
      sql`open_case(${placeholder('opening')}, ${placeholder('numbers')}, ${placeholder('added')}, ${placeholder('line')}, ${placeholder('session')})`,
    )
    .prepare('open_case'),
);

/** Whether a category's reports concern another contributor. */
export const isBetweenUsers = ({ casesBetweenUsers }: Customer, { category }: PlacedCategory): boolean =>
  casesBetweenUsers && category.betweenUsers === true;

function buildFirstDeadlines(customer: Customer, ccatCode: string, start: Date) {
  const rules = buildDeadlineRules(customer);
  const history = { ccatCode, start, pauses: [], answered: false, ended: false };
  return toDeadlineColumns(computeCaseDeadlines(rules, history), rules);
}

const buildCaseRow = ({
  csid,
  reader,
  code,
  customer,
  placed,
  contact,
  danger,
  gthrId,
  network,
  taken,
}: CaseOpening) => {
  const now = getDatabaseNow();
  return {
    csid,
    cuid: customer.cuid,
    qrid: code.qrid,
    placeCode: code.placeCode || null,
    placeLbl: placeWords(code.place.lbl, code.place.descr),
    ccatCode: placed.category.code,
    ccatPath: placed.path,
    ccatLbls: placed.lbls,
    imgSrc: placed.category.icon ?? null,
    caseType: placed.category.caseType ?? null,
    gthrId,
    reporter: reader.crUid,
    language: reader.locale,
    reportLine: network,
    contact,
    channel: taken?.channel ?? null,
    takenBy: taken?.rlid ?? null,
    state: 'open' as const,
    danger,
    simulation: code.fake,
    betweenUsers: isBetweenUsers(customer, placed),
    ...buildFirstDeadlines(customer, placed.category.code, now),
    created: now,
    eraseOn: new Date(now.getTime() + customer.retentionDays * DAY),
  };
};

const buildParameters = (
  opening: CaseOpening,
  row: ReturnType<typeof buildCaseRow>,
  { added, snippet, gthrLine }: FirstMessages,
) => ({
  opening: JSON.stringify({ ...row, conflict: opening.conflict, gthrLine }),
  numbers: NUMBER_LENGTHS.map(createCaseNumber),
  added: JSON.stringify(added),
  line: snippet ? JSON.stringify(truncateWords(snippet)) : null,
});

/**
 * As `storeCase`, without a session.
 * @returns whether it is new
 * @throws Refusal conflict
 */
export async function storeCaseWithin(tx: Tx, opening: CaseOpening, first: FirstMessages): Promise<boolean> {
  const values = buildParameters(opening, buildCaseRow(opening), first);
  const { rows } = await tx.execute<{ refusal: ErrorCode | null; number: string | null }>(sql`
    select refusal, number from open_case(${values.opening}::json,
      array(select json_array_elements_text(${JSON.stringify(values.numbers)}::json)), ${values.added}::json,
      ${values.line}::json, null)`);
  const [opened] = rows;
  if (opened?.refusal) throw new Refusal(opened.refusal, { path: 'body.id' });
  return typeof opened?.number === 'string';
}

/**
 * Undefined if the id exists.
 * @throws Refusal unauthenticated, conflict
 */
export async function storeCase(
  context: AppContext,
  opening: CaseOpening,
  { added, snippet, gthrLine }: FirstMessages,
  session: string,
): Promise<CaseRow | undefined> {
  const row = buildCaseRow(opening);
  const snippetText = snippet ? truncateWords(snippet) : null;
  const parameters = { ...buildParameters(opening, row, { added, snippet, gthrLine }), session };
  const [opened] = await retryOnDeadlock(() => openCaseQuery(context.db).execute(parameters));
  if (opened?.refusal === 'conflict') throw new Refusal('conflict', { path: 'body.csid' });
  if (opened?.refusal) throw new Refusal(opened.refusal);
  context.notifyStreams();
  if (!opened?.nbr) return undefined;
  return {
    ...row,
    kind: 'case',
    separated: false,
    nbr: opened.nbr,
    outcome: null,
    gcatCode: null,
    rating: null,
    rateMsgId: null,
    mobileMsgId: null,
    callMsgId: null,
    reopenUntil: null,
    waitingSince: row.created,
    ...{ returnedAt: null, answeredAt: null, endedAt: null, reopened: false, late: false },
    holdUntil: null,
    dueMoved: null,
    pauses: null,
    stoppedAt: null,
    stoppedBy: null,
    followersAfter: null,
    lastMsgId: added.length,
    lastAt: opened.at,
    lastBy: row.reporter,
    lastTxt: snippetText,
    lastKind: null,
  };
}
