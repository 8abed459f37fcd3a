import type { BodyOf } from '@parvis/api/call';
import type { caseCalls } from '@parvis/api/calls/cases';
import { DANGER } from '@parvis/api/constants';
import type { CaseSummary } from '@parvis/api/entities/case';
import type { ErrorCode } from '@parvis/api/errors';
import { saidEntries, withLastQuestion } from '@parvis/questionnaire/flows/withLastQuestion';
import type { Question, Questionnaire } from '@parvis/questionnaire/model/schema';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { cases, messages, places, qrCodes } from '../../platform/db/schema.ts';
import { dateNow } from '../../platform/lib/clock.ts';
import { malformed, Refusal } from '../../platform/lib/refusal.ts';
import type { Reader, Services } from '../context/services.ts';
import type { PlacedCategory } from '../customers/categories.ts';
import type { Customer } from '../customers/customers.ts';
import { type FoundCode, reportedCode } from '../customers/foundCode.ts';
import { reportLineOf } from './alikeCases.ts';
import { type AnswerContent, answerContent, snippetOf } from './answerMessages.ts';
import { type MessageRow, withId } from './caseRows.ts';
import { caseSummary, summaryOf } from './caseView.ts';
import { shownFlow } from './flows.ts';
import { shownQuestionnaire, withdrawnCategory } from './questionnaires.ts';
import { replayReport } from './replayReport.ts';
import { contactChange, keptContact } from './reporterContact.ts';
import { sameAnswers } from './sameAgain.ts';
import { type FirstMessages, type Opening, storeCase } from './storeCase.ts';
import { toldByContact } from './toldSteps.ts';

export type OpenCase = BodyOf<(typeof caseCalls)['casesInit']>;

/** @throws Refusal unknownCategory */
export function reportCategory(customer: Customer, code: string): PlacedCategory {
  const placed = customer.categories.get(code);
  if (placed?.category.type !== 'reportEnd') throw new Refusal('unknownCategory');
  return placed;
}

/**
 * Accepts a removed category too.
 * @throws Refusal unknownCategory
 */
async function writtenCategory(
  { db }: Services,
  customer: Customer,
  { ccatCode, questionnaireId }: OpenCase,
): Promise<PlacedCategory> {
  if (customer.categories.get(ccatCode)?.category.type !== 'reportEnd') {
    const gone = await withdrawnCategory(db, customer, ccatCode, questionnaireId);
    if (gone) return gone;
  }
  return reportCategory(customer, ccatCode);
}

export const reportCategories = ({ categories }: Customer): PlacedCategory[] =>
  [...categories.values()].filter(({ category }) => category.type === 'reportEnd');

/** Message number of the report, after the `create` event. */
const REPORT = 2;

const usedId = (): Refusal => new Refusal('conflict', { path: 'body.csid' });

const asked = (name: string) => sql.placeholder(name);

/** The existing case of the id, and the scanned code. */
const before = prepared((db) =>
  db
    .select({
      opened: { cuid: cases.cuid, reporter: cases.reporter, qrid: cases.qrid, ccatCode: cases.ccatCode },
      code: qrCodes,
      place: places,
      refusal: sql<ErrorCode | null>`may_send(${qrCodes.cuid}, ${asked('crUid')}, false)`,
    })
    .from(sql`(select 1) as one`)
    .leftJoin(cases, eq(cases.csid, asked('csid')))
    .leftJoin(qrCodes, eq(qrCodes.qrid, asked('qrid')))
    .leftJoin(places, and(eq(places.cuid, qrCodes.cuid), eq(places.code, qrCodes.placeCode)))
    .prepare('before_opening'),
);

const reportIn = prepared((db) =>
  db
    .select()
    .from(messages)
    .where(and(eq(messages.csid, asked('csid')), eq(messages.msgId, REPORT)))
    .prepare('report_of_case'),
);

/**
 * Returns the code, or undefined if this report opened its case before.
 * @throws Refusal conflict, unknownQr, staleQr, withdrawn
 */
async function codeOf(services: Services, body: OpenCase, reader: Reader): Promise<FoundCode | undefined> {
  const [row] = await before(services.db).execute({ csid: body.csid, qrid: body.qrid, crUid: reader.crUid });
  const opened = row?.opened;
  if (!opened) {
    if (row?.refusal === 'withdrawn') throw new Refusal('withdrawn');
    return reportedCode(row);
  }
  if (opened.reporter !== reader.crUid || opened.qrid !== body.qrid || opened.ccatCode !== body.ccatCode)
    throw usedId();
  const [report] = await reportIn(services.db).execute({ csid: body.csid });
  if (report) await checkSameReport(services, opened.cuid, body, report);
  return undefined;
}

/**
 * Compares a repeated report with the stored one. If its category is long gone, it counts as the same.
 * @throws Refusal conflict
 */
async function checkSameReport(
  services: Services,
  cuid: string,
  body: OpenCase,
  stored: MessageRow,
): Promise<void> {
  const customer = await services.customers.get(cuid);
  const placed = await writtenCategory(services, customer, body).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
  if (!placed) return;
  const { content } = await reportOf(services.db, customer, placed, body).catch((error: unknown) => {
    throw error instanceof Refusal ? usedId() : error;
  });
  if (!sameAnswers(null, content)(stored)) throw usedId();
}

const questionOf = ({ questions, start }: Questionnaire): Question => questions[start] ?? { items: [] };

interface Report {
  readonly content: AnswerContent;
  readonly danger: boolean;
}

/**
 * Replays the answers with the questions shown by the device.
 * @throws Refusal badRequest
 */
async function reportOf(
  db: Tx,
  { cuid, messageLetters }: Customer,
  placed: PlacedCategory,
  { questionnaireId, flowId, played }: OpenCase,
): Promise<Report> {
  const definition = await shownQuestionnaire(db, cuid, placed, questionnaireId);
  const sending = await shownFlow(db, 'sendReport', flowId);
  // The device appends a question before sending.
  const asked = withLastQuestion(definition, questionOf(sending));
  const replayed = replayReport(asked.definition, played, messageLetters);
  const entries = saidEntries(replayed.entries, asked.lastId);
  const { abort, flags } = replayed;
  if (abort || entries.length === 0) throw malformed('body.played.events', 'notPossible');
  return { content: answerContent(entries, definition), danger: flags.includes(DANGER) };
}

function firstMessages(
  content: AnswerContent,
  { reader, placed, customer, contact }: Opening,
): FirstMessages {
  const by = { crUid: reader.crUid, staff: false };
  const created = withId({
    ...by,
    event: 'create',
    ccatCode: placed.category.code,
    ccatPath: placed.path,
  });
  const became = contactChange(null, contact) ?? (customer.contactWanted === 'asked' ? 'missing' : undefined);
  const told = became ? [withId({ ...by, event: toldByContact(became) })] : [];
  return { added: [created, withId({ ...by, ...content }), ...told], snippet: snippetOf(content) };
}

/**
 * Opens a case for a report, idempotently by the device's id. Calls `onStored` unless it was stored before.
 * @throws Refusal unauthenticated, conflict, unknownQr, staleQr, withdrawn, unknownCategory, badRequest
 */
export async function openCase(
  services: Services,
  body: OpenCase,
  reader: Reader,
  { session, prefix, onStored }: { session: string; prefix: string; onStored: () => void },
): Promise<CaseSummary> {
  const code = await codeOf(services, body, reader);
  if (!code) return caseSummary(services.db, body.csid, reader);
  const customer = await services.customers.get(code.cuid);
  const placed = await writtenCategory(services, customer, body);
  const contact = keptContact(body.contact ?? {}, customer.contactWanted);
  const { content, danger } = await reportOf(services.db, customer, placed, body);
  const line = reportLineOf(services.secret, prefix, dateNow());
  const opening = { csid: body.csid, reader, code, customer, placed, contact, danger, line };
  const row = await storeCase(services, opening, firstMessages(content, opening), session);
  if (!row) {
    // A concurrent repeat was first.
    await codeOf(services, body, reader);
    return caseSummary(services.db, body.csid, reader);
  }
  onStored();
  return summaryOf(
    {
      row,
      cstmrLbl: customer.lbl,
      unread: 0,
      handlers: [],
      lastName: null,
      mine: false,
      reporterGone: false,
      waitingSince: null,
      called: false,
      blocked: null,
      withdrawn: false,
      can: null,
    },
    reader,
  );
}
