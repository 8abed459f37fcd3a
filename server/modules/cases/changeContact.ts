import type { CaseInfo } from '@parvis/api/entities/case';
import type { GivenContact, StoredContact } from '@parvis/api/entities/reporterContact';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { cases } from '../../platform/db/schema.ts';
import { createBadRequest, Refusal } from '../../platform/lib/refusal.ts';
import { type AppContext, commitAndNotify, type Reader } from '../context/appContext.ts';
import { lockAgainstMerge } from '../identity/service.ts';
import { appendMessages, assignMessageId, type CaseRow, findRepeatedMessage, lockCase } from './caseRows.ts';
import { takeStep } from './caseSteps.ts';
import { loadCaseInfo } from './caseView.ts';
import { compareContacts, parseContact } from './reporterContact.ts';
import type { ContributorChange } from './reporterSteps.ts';
import { ACTIVE_STATES } from './staffRemoval.ts';
import { getContactEvent, getEvents } from './stepEvents.ts';
import { matchStep } from './storedMatchers.ts';

async function storeContact(tx: Tx, row: CaseRow, contact: StoredContact | null, id?: string): Promise<void> {
  const changeKind = compareContacts(row.contact, contact);
  if (!changeKind) {
    // A name alone is no contact, and goes with it.
    if (contact === null && row.contact !== null)
      await tx.update(cases).set({ contact: null }).where(eq(cases.csid, row.csid));
    return;
  }
  const message = { crUid: row.reporter, staff: false, event: getContactEvent(changeKind) };
  await appendMessages(tx, row, [id === undefined ? assignMessageId(message) : { ...message, id }], {
    change: { contact },
  });
}

/**
 * Idempotent.
 * @throws Refusal unauthenticated, badRequest, conflict, stepNotAllowed, unknownCase
 */
export async function changeContact(
  context: AppContext,
  { csid, id, contact }: ContributorChange,
  cuid: string,
  reader: Reader,
): Promise<CaseInfo> {
  if (contact === undefined) throw createBadRequest('body.contact', 'missing');
  const { contactWanted } = await context.customers.get(cuid);
  const newContact = parseContact(contact, contactWanted);
  await commitAndNotify(context, async (tx) => {
    await lockAgainstMerge(tx, reader.crUid);
    const row = await lockCase(tx, csid);
    if (await findRepeatedMessage(tx, csid, id, reader, matchStep(getEvents('contact')))) return;
    await takeStep(tx, row, 'contact', reader);
    if (row.contact === null && !context.config.addLaterOn) throw new Refusal('stepNotAllowed');
    const name = row.contact?.name;
    await storeContact(tx, row, newContact && { ...newContact, ...(name !== undefined && { name }) }, id);
  });
  return loadCaseInfo(context, csid, reader);
}

/** Runs when the address is erased; active cases get a message. */
export async function removeContact(
  tx: Tx,
  crUid: string,
  kind: keyof GivenContact,
  value: string,
): Promise<void> {
  const rows = await tx
    .select()
    .from(cases)
    .where(and(eq(cases.reporter, crUid), sql`${cases.contact} ->> ${kind} = ${value}`))
    .orderBy(asc(cases.csid))
    .for('no key update');
  for (const row of rows) {
    const { [kind]: _, ...rest } = row.contact ?? {};
    const left = Object.keys(rest).length > 0 ? rest : null;
    if (ACTIVE_STATES.includes(row.state)) await storeContact(tx, row, left);
    else await tx.update(cases).set({ contact: left }).where(eq(cases.csid, row.csid));
  }
}
