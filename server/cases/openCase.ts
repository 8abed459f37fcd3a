import type { BodyOf } from '@parvis/api/call';
import type { caseCalls } from '@parvis/api/calls/cases';
import type { CaseSummary } from '@parvis/api/entities/case';
import type { Words } from '@parvis/locales/wordsIn';
import { withLastQuestion } from '@parvis/questionnaire/flows/withLastQuestion';
import type { Question, Questionnaire } from '@parvis/questionnaire/model/schema';
import { and, eq } from 'drizzle-orm';
import { newCaseNumber } from '../base/ids.ts';
import { malformed, Refusal } from '../base/refusal.ts';
import type { PlacedCategory } from '../customers/categories.ts';
import { type Customer, type FoundCode, findCode } from '../customers/customers.ts';
import { lockWriter } from '../people/mergePeople.ts';
import { change, type Reader, type Services } from '../services/services.ts';
import type { Tx } from '../store/database.ts';
import { cases, messages, participants, sessions } from '../store/schema.ts';
import { type AnswerContent, answerContent, snippetOf } from './answerMessages.ts';
import { append, type CaseRow, type NewMessage, withId } from './caseRows.ts';
import { caseSummary } from './caseView.ts';
import { shownFlow } from './flows.ts';
import { shownQuestionnaire } from './questionnaires.ts';
import { replayReport } from './replayReport.ts';
import { sameAnswers } from './sameAgain.ts';

/** What a device sends to open a case. */
export type OpenCase = BodyOf<(typeof caseCalls)['casesInit']>;

/** Tries at a short number before it is made longer. */
const NUMBER_TRIES = 6;
const NUMBER_LENGTH = 4;

/**
 * A category that cases can be opened in.
 * @throws Refusal unknownCategory
 */
export function reportCategory(customer: Customer, code: string): PlacedCategory {
  const placed = customer.categories.get(code);
  if (placed?.category.type !== 'reportEnd') throw new Refusal('unknownCategory');
  return placed;
}

interface Opening {
  body: OpenCase;
  reader: Reader;
  code: FoundCode;
  customer: Customer;
  placed: PlacedCategory;
}

async function insertCase(tx: Tx, opening: Opening): Promise<CaseRow | undefined> {
  const { body, reader, code, customer, placed } = opening;
  const now = new Date();
  for (let attempt = 0; attempt < NUMBER_TRIES * 3; attempt += 1) {
    const [row] = await tx
      .insert(cases)
      .values({
        csid: body.csid,
        cuid: customer.cuid,
        nbr: newCaseNumber(NUMBER_LENGTH + Math.floor(attempt / NUMBER_TRIES)),
        qrid: code.qrid,
        placeCode: code.placeCode,
        placeLbl: code.place.lbl,
        ccatCode: placed.category.code,
        ccatPath: placed.path,
        ccatLbls: placed.lbls,
        imgSrc: placed.category.icon ?? null,
        caseType: placed.category.caseType ?? null,
        reporter: reader.crUid,
        language: reader.locale,
        state: 'open',
        simulation: code.fake,
        created: now,
        eraseOn: new Date(now.getTime() + customer.retentionDays * 86_400_000),
        lastMsgId: 0,
        lastAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (row) return row;
    const [taken] = await tx.select({ csid: cases.csid }).from(cases).where(eq(cases.csid, body.csid));
    if (taken) return undefined;
  }
  throw new Error('No free case number was found.');
}

const usedId = (): Refusal => new Refusal('conflict', { path: 'body.csid' });

/**
 * The customer of a case that was opened before with the same id.
 * @throws Refusal conflict when somebody else opened it, or from another code or in another category.
 */
async function openedBefore(tx: Tx, body: OpenCase, reader: Reader): Promise<string | undefined> {
  const { cuid, reporter, qrid, ccatCode } = cases;
  const [row] = await tx
    .select({ cuid, reporter, qrid, ccatCode })
    .from(cases)
    .where(eq(cases.csid, body.csid));
  if (!row) return undefined;
  if (row.reporter !== reader.crUid || row.qrid !== body.qrid || row.ccatCode !== body.ccatCode)
    throw usedId();
  return row.cuid;
}

/** The number of the message that holds the report: the first one tells that the case was opened. */
const REPORT = 2;

/**
 * Whether a report that arrives again is the one that was stored. One that cannot be read any more, since its category
 * is gone, passes for the same.
 * @throws Refusal conflict
 */
async function checkSameReport({ db, customers }: Services, cuid: string, body: OpenCase): Promise<void> {
  const [stored] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.csid, body.csid), eq(messages.msgId, REPORT)));
  const placed = (await customers.get(cuid)).categories.get(body.ccatCode);
  if (!stored || !placed) return;
  const content = await reportOf(db, cuid, placed, body).catch((error: unknown) => {
    throw error instanceof Refusal ? usedId() : error;
  });
  if (!sameAnswers(null, content)(stored)) throw usedId();
}

const questionOf = ({ questions, start }: Questionnaire): Question => questions[start] ?? { items: [] };

/** What was answered to the questions that the device was shown. @throws Refusal badRequest */
async function reportOf(
  db: Tx,
  cuid: string,
  placed: PlacedCategory,
  { questionnaireId, flowId, played }: OpenCase,
): Promise<AnswerContent> {
  const definition = await shownQuestionnaire(db, cuid, placed, questionnaireId);
  const sending = await shownFlow(db, 'sendReport', flowId);
  // The device asks once more before it sends: what was done there ends with that question.
  const asked = withLastQuestion(definition, questionOf(sending)).definition;
  const { entries, abort } = replayReport(asked, played);
  if (abort || entries.length === 0) throw malformed('body.played.events', 'notPossible');
  return answerContent(entries, definition);
}

/** The first messages of a case: that it was opened, and what was answered. */
function firstMessages(
  content: AnswerContent,
  { reader, placed }: Opening,
): { added: NewMessage[]; snippet: Words | undefined } {
  const by = { crUid: reader.crUid, staff: false };
  const created = withId({
    ...by,
    event: 'create',
    ccatCode: placed.category.code,
    ccatPath: placed.path,
  });
  return { added: [created, withId({ ...by, ...content })], snippet: snippetOf(content) };
}

/**
 * Opens a case: its reporter takes part, and the report is its first message. The id is made on the device, so that
 * the same report sent twice opens one case. Calls `onStored` once it is stored, by this call and no earlier one.
 * @throws Refusal unauthenticated, conflict, unknownQr, staleQr, unknownCategory, badRequest
 */
export async function openCase(
  services: Services,
  body: OpenCase,
  reader: Reader,
  session: string,
  onStored: () => void,
): Promise<CaseSummary> {
  const before = await openedBefore(services.db, body, reader);
  if (before !== undefined) {
    await checkSameReport(services, before, body);
    return caseSummary(services.db, body.csid, reader);
  }
  const code = await findCode(services.db, body.qrid);
  const customer = await services.customers.get(code.cuid);
  const opening = { body, reader, code, customer, placed: reportCategory(customer, body.ccatCode) };
  const content = await reportOf(services.db, customer.cuid, opening.placed, body);
  const { added, snippet } = firstMessages(content, opening);
  const opened = await change(services, async (tx) => {
    await lockWriter(tx, reader.crUid);
    const row = await insertCase(tx, opening);
    if (!row) {
      // The same report arrived twice at once, and the other was first.
      await openedBefore(tx, body, reader);
      return false;
    }
    await tx
      .insert(participants)
      .values({ csid: row.csid, crUid: reader.crUid, staff: false, as: 'creator', gcatCode: 'users' });
    await append(tx, row, added, { change: {}, ...(snippet && { snippet }) });
    await tx
      .update(sessions)
      .set({ qridUsed: true })
      .where(and(eq(sessions.hash, session), eq(sessions.qrid, code.qrid)));
    return true;
  });
  if (opened) onStored();
  return caseSummary(services.db, body.csid, reader);
}
