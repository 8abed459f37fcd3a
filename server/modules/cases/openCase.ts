import type { BodyOf } from '@parvis/api/call';
import type { caseCalls } from '@parvis/api/calls/cases';
import { CONFLICT, DANGER } from '@parvis/api/constants';
import type { CaseSummary } from '@parvis/api/entities/case';
import type { TargetType } from '@parvis/api/entities/targetType';
import type { ErrorCode } from '@parvis/api/errors';
import { saidEntries, withLastQuestion } from '@parvis/questionnaire/flows/withLastQuestion';
import type { Question, Questionnaire } from '@parvis/questionnaire/model/schema';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { prepareStatement } from '../../platform/db/prepareStatement.ts';
import { cases, messages, places, qrCodes } from '../../platform/db/schema.ts';
import { getDatabaseNow } from '../../platform/lib/clock.ts';
import { createBadRequest, Refusal } from '../../platform/lib/refusal.ts';
import type { AppContext, Reader } from '../context/appContext.ts';
import {
  type Customer,
  type PlacedCategory,
  type PlacedCode,
  requireReportableCode,
} from '../customers/service.ts';
import { hashReportNetwork } from './alikeCases.ts';
import { type AnswerChanges, getTargetTypes } from './answerChanges.ts';
import { type AnswerContent, buildAnswerContent, buildSnippet } from './answerContent.ts';
import { assignMessageId, type MessageRow, REPORT_MSG_ID } from './caseRows.ts';
import { loadCaseSummary, toCaseSummary } from './caseView.ts';
import { loadShownFlow } from './flows.ts';
import { buildHungLine, findOwnGathering } from './hungCase.ts';
import { findWithdrawnCategory, loadShownQuestionnaire } from './questionnaires.ts';
import { rederiveAnswers } from './replayReport.ts';
import { compareContacts, parseContact } from './reporterContact.ts';
import { getContactEvent } from './stepEvents.ts';
import { type CaseOpening, type FirstMessages, isBetweenUsers, storeCase } from './storeCase.ts';
import { matchAnswers } from './storedMatchers.ts';

export type OpenCaseRequest = BodyOf<(typeof caseCalls)['casesInit']>;

/** @throws Refusal unknownCategory */
export function getReportCategory(customer: Customer, code: string): PlacedCategory {
  const placed = customer.categories.get(code);
  if (placed?.category.type !== 'reportEnd') throw new Refusal('unknownCategory');
  return placed;
}

/**
 * Accepts removed categories.
 * @throws Refusal unknownCategory
 */
export async function findReportCategory(
  { db }: AppContext,
  customer: Customer,
  { ccatCode, questionnaireId }: Pick<OpenCaseRequest, 'ccatCode' | 'questionnaireId'>,
): Promise<PlacedCategory> {
  if (customer.categories.get(ccatCode)?.category.type !== 'reportEnd') {
    const gone = await findWithdrawnCategory(db, customer, ccatCode, questionnaireId);
    if (gone) return gone;
  }
  return getReportCategory(customer, ccatCode);
}

export const getReportCategories = ({ categories }: Customer): PlacedCategory[] =>
  [...categories.values()].filter(({ category }) => category.type === 'reportEnd');

const createIdConflict = (): Refusal => new Refusal('conflict', { path: 'body.csid' });

const placeholder = (name: string) => sql.placeholder(name);

const openingQuery = prepareStatement((db) =>
  db
    .select({
      opened: { cuid: cases.cuid, reporter: cases.reporter, qrid: cases.qrid, ccatCode: cases.ccatCode },
      code: qrCodes,
      place: places,
      refusal: sql<ErrorCode | null>`may_send(${qrCodes.cuid}, ${placeholder('crUid')}, false)`,
    })
    .from(sql`(select 1) as one`)
    .leftJoin(cases, eq(cases.csid, placeholder('csid')))
    .leftJoin(qrCodes, eq(qrCodes.qrid, placeholder('qrid')))
    .leftJoin(places, and(eq(places.cuid, qrCodes.cuid), eq(places.code, qrCodes.placeCode)))
    .prepare('before_opening'),
);

const reportQuery = prepareStatement((db) =>
  db
    .select()
    .from(messages)
    .where(and(eq(messages.csid, placeholder('csid')), eq(messages.msgId, REPORT_MSG_ID)))
    .prepare('report_of_case'),
);

/**
 * Undefined if this report already opened its case.
 * @throws Refusal conflict, unknownQr, staleQr, withdrawn
 */
async function requireCodeUnlessRepeat(
  context: AppContext,
  body: OpenCaseRequest,
  reader: Reader,
): Promise<PlacedCode | undefined> {
  const [row] = await openingQuery(context.db).execute({
    csid: body.csid,
    qrid: body.qrid,
    crUid: reader.crUid,
  });
  const opened = row?.opened;
  if (!opened) {
    if (row?.refusal === 'withdrawn') throw new Refusal('withdrawn');
    return requireReportableCode(context.db, body.qrid, row);
  }
  if (opened.reporter !== reader.crUid || opened.qrid !== body.qrid || opened.ccatCode !== body.ccatCode)
    throw createIdConflict();
  const [report] = await reportQuery(context.db).execute({ csid: body.csid });
  if (report) await checkSameReport(context, opened.cuid, body, report);
  return undefined;
}

/**
 * A long-gone category counts as equal.
 * @throws Refusal conflict
 */
async function checkSameReport(
  context: AppContext,
  cuid: string,
  body: OpenCaseRequest,
  stored: MessageRow,
): Promise<void> {
  const customer = await context.customers.get(cuid);
  const placed = await findReportCategory(context, customer, body).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
  if (!placed) return;
  const { content } = await replayContent(context.db, customer, placed, body).catch((error: unknown) => {
    throw error instanceof Refusal ? createIdConflict() : error;
  });
  if (!matchAnswers(null, content)(stored)) throw createIdConflict();
}

const getFirstQuestion = ({ questions, start }: Questionnaire): Question => questions[start] ?? { items: [] };

interface Report {
  readonly content: AnswerContent;
  readonly danger: boolean;
  readonly changes: AnswerChanges;
}

/**
 * Replays with the questions that the device showed.
 * @throws Refusal badRequest
 */
export async function replayContent(
  db: Tx,
  { cuid, messageLetters }: Customer,
  placed: PlacedCategory,
  { questionnaireId, flowId, played }: Pick<OpenCaseRequest, 'questionnaireId' | 'flowId' | 'played'>,
): Promise<Report> {
  const definition = await loadShownQuestionnaire(db, cuid, placed, questionnaireId);
  const sending = await loadShownFlow(db, 'sendReport', flowId);
  // The device appends a question before sending.
  const extended = withLastQuestion(definition, getFirstQuestion(sending));
  const replayed = rederiveAnswers(extended.definition, played, messageLetters);
  const entries = saidEntries(replayed.entries, extended.lastId);
  const { abort, flags, changes } = replayed;
  if (abort || entries.length === 0) throw createBadRequest('body.played.events', 'notPossible');
  return { content: buildAnswerContent(entries, definition), danger: flags.includes(DANGER), changes };
}

/** For reports written down by staff. */
const takenEvents = { phone: 'takenByPhone', counter: 'takenAtCounter' } as const;

export function buildFirstMessages(
  content: AnswerContent,
  tgtTypes: TargetType[] | undefined,
  { reader, placed, customer, contact, conflict, danger, gthrId, taken }: CaseOpening,
): FirstMessages {
  const by = { crUid: reader.crUid, staff: false };
  const created = assignMessageId({
    ...by,
    event: 'create',
    join: { as: 'creator', src: taken ? 'desk' : 'scan' },
    ccatCode: placed.category.code,
    ccatPath: placed.path,
  });
  const contactStatus =
    compareContacts(null, contact) ?? (customer.contactWanted === 'asked' ? 'missing' : undefined);
  const contactMessages = contactStatus
    ? [assignMessageId({ ...by, event: getContactEvent(contactStatus) })]
    : [];
  return {
    added: [
      created,
      assignMessageId({ ...by, ...content, ...(tgtTypes && { tgtTypes }) }),
      ...(taken
        ? [assignMessageId({ crUid: taken.crUid, staff: true, event: takenEvents[taken.channel] })]
        : []),
      ...(conflict ? [assignMessageId({ ...by, event: 'conflict' })] : []),
      ...contactMessages,
    ],
    snippet: buildSnippet(content),
    gthrLine: gthrId === null ? undefined : buildHungLine(placed, danger, customer),
  };
}

/**
 * Idempotent by the device's id; calls `onStored` only when new.
 * @throws Refusal unauthenticated, conflict, unknownQr, staleQr, withdrawn, unknownCategory, badRequest
 */
export async function openCase(
  context: AppContext,
  body: OpenCaseRequest,
  reader: Reader,
  { session, prefix, onStored }: { session: string; prefix: string; onStored: () => void },
): Promise<CaseSummary> {
  const code = await requireCodeUnlessRepeat(context, body, reader);
  if (!code) return loadCaseSummary(context, body.csid, reader);
  const customer = await context.customers.get(code.cuid);
  const placed = await findReportCategory(context, customer, body);
  const contact = parseContact(body.contact ?? {}, customer.contactWanted);
  const { content, danger, changes } = await replayContent(context.db, customer, placed, body);
  const betweenUsers = isBetweenUsers(customer, placed);
  const conflict = betweenUsers && changes.set.has(CONFLICT);
  const gthrId = await findOwnGathering(context.db, customer, body.gthrId, reader);
  const network = hashReportNetwork(context.secret, prefix, getDatabaseNow());
  const opening = {
    csid: body.csid,
    reader,
    code,
    customer,
    placed,
    contact,
    danger,
    conflict,
    gthrId,
    network,
  };
  const tgtTypes = betweenUsers ? getTargetTypes(changes) : undefined;
  const first = buildFirstMessages(content, tgtTypes, opening);
  const row = await storeCase(context, opening, first, session);
  if (!row) {
    // A concurrent repeat was first.
    await requireCodeUnlessRepeat(context, body, reader);
    return loadCaseSummary(context, body.csid, reader);
  }
  onStored();
  return toCaseSummary(
    {
      row,
      cstmrLbl: customer.lbl,
      unread: 0,
      handlers: [],
      lastName: null,
      mine: false,
      reporterGone: false,
      called: false,
      labels: null,
      assigned: null,
      mentioned: false,
      blocked: null,
      withdrawn: false,
      readFloor: 0,
      lastHidden: false,
      conflict,
      can: null,
      webOnly: null,
    },
    reader,
    customer,
  );
}
