import type { BodyOf } from '@parvis/api/call';
import type { caseCalls } from '@parvis/api/calls/cases';
import type { Locale } from '@parvis/api/entities/basics';
import type { CaseSummary } from '@parvis/api/entities/case';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../store/database.ts';
import { cases, participants, sessions } from '../store/schema.ts';
import { answerContents, snippetOf } from './answerMessages.ts';
import { append, type CaseRow, type Draft, withId } from './caseRows.ts';
import { caseSummary } from './caseView.ts';
import type { PlacedCategory } from './categories.ts';
import { checkReport } from './checkReport.ts';
import { type Customer, type FoundCode, findCode } from './customers.ts';
import { change, type House, type Reader } from './house.ts';
import { newCaseNumber } from './ids.ts';
import { holdWriter } from './mergePeople.ts';
import { Refusal } from './refusal.ts';
import { standardQuestionnaire } from './standardQuestionnaire.ts';

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

/**
 * Answers a case that was opened before with the same id.
 * @throws Refusal conflict when somebody else opened it.
 */
async function openedBefore(tx: Tx, body: OpenCase, reader: Reader): Promise<boolean> {
  const [row] = await tx.select({ reporter: cases.reporter }).from(cases).where(eq(cases.csid, body.csid));
  if (row && row.reporter !== reader.crUid) throw new Refusal('conflict');
  return row !== undefined;
}

/** The words of a report: what happened, then the answers. */
function firstMessages(
  house: House,
  { body, reader, placed }: Opening,
): { drafts: Draft[]; snippet?: string } {
  const definition = placed.category.questionnaire ?? standardQuestionnaire;
  const entries = checkReport(definition, body.report);
  const text = (id: string, locale: Locale) => house.text(id, locale);
  const contents = answerContents(entries, definition, reader.locale, text);
  const by = { crUid: reader.crUid, staff: false };
  const created = withId({
    ...by,
    event: 'create',
    statement: 'statement.create',
    ccatCode: placed.category.code,
    ccatPath: placed.path,
  });
  const snippet = snippetOf(contents, reader.locale);
  return {
    drafts: [created, ...contents.map((content) => withId({ ...by, ...content }))],
    ...(snippet && { snippet }),
  };
}

/**
 * Opens a case: its reporter takes part, and the report is its first message. The id is made on the device, so that
 * the same report sent twice opens one case.
 * @throws Refusal unauthenticated, conflict, unknownQr, staleQr, unknownCategory, badRequest
 */
export async function openCase(
  house: House,
  body: OpenCase,
  reader: Reader,
  session: string,
): Promise<CaseSummary> {
  if (await openedBefore(house.db, body, reader)) return caseSummary(house.db, body.csid, reader);
  const code = await findCode(house.db, body.qrid);
  const customer = await house.customers.get(code.cuid);
  const opening = { body, reader, code, customer, placed: reportCategory(customer, body.ccatCode) };
  const { drafts, snippet } = firstMessages(house, opening);
  await change(house, async (tx) => {
    await holdWriter(tx, reader.crUid);
    const row = await insertCase(tx, opening);
    if (!row) {
      // The same report arrived twice at once, and the other was first.
      await openedBefore(tx, body, reader);
      return;
    }
    await tx
      .insert(participants)
      .values({ csid: row.csid, crUid: reader.crUid, staff: false, as: 'creator', gcatCode: 'users' });
    await append(tx, row, drafts, { change: {}, ...(snippet && { snippet }) });
    await tx
      .update(sessions)
      .set({ qridUsed: true })
      .where(and(eq(sessions.hash, session), eq(sessions.qrid, code.qrid)));
  });
  return caseSummary(house.db, body.csid, reader);
}
