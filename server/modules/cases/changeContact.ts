import type { CaseInfo } from '@parvis/api/entities/case';
import type { GivenContact } from '@parvis/api/entities/reporterContact';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { cases } from '../../platform/db/schema.ts';
import { malformed, Refusal } from '../../platform/lib/refusal.ts';
import { change, type Reader, type Services } from '../context/services.ts';
import { lockWriter } from '../identity/mergePeople.ts';
import { append, type CaseRow, lockCase, sentBefore, withId } from './caseRows.ts';
import { caseInfo } from './caseView.ts';
import { UNDER_WAY } from './dismissal.ts';
import type { ContributorChange } from './reopen.ts';
import { contactChange, keptContact } from './reporterContact.ts';
import { sameStep } from './sameAgain.ts';
import { allow } from './staffSide.ts';
import { eventsOf, toldByContact } from './toldSteps.ts';

/** Stores the reporter's contact with a message, unless unchanged. */
async function keep(tx: Tx, row: CaseRow, contact: GivenContact | null, id?: string): Promise<void> {
  const became = contactChange(row.contact, contact);
  if (!became) return;
  const told = { crUid: row.reporter, staff: false, event: toldByContact(became) };
  await append(tx, row, [id === undefined ? withId(told) : { ...told, id }], { change: { contact } });
}

/**
 * Sets or withdraws the reporter's contact, idempotently.
 * @throws Refusal unauthenticated, badRequest, conflict, stepNotAllowed, unknownCase
 */
export async function changeContact(
  services: Services,
  { csid, id, contact }: ContributorChange,
  cuid: string,
  reader: Reader,
): Promise<CaseInfo> {
  if (contact === undefined) throw malformed('body.contact', 'missing');
  const { contactWanted } = await services.customers.get(cuid);
  const kept = keptContact(contact, contactWanted);
  await change(services, async (tx) => {
    await lockWriter(tx, reader.crUid);
    const row = await lockCase(tx, csid);
    if (await sentBefore(tx, csid, id, reader, sameStep(eventsOf('contact')))) return;
    await allow(tx, row, 'contact', reader);
    if (row.contact === null && !services.config.addLaterOn) throw new Refusal('stepNotAllowed');
    await keep(tx, row, kept, id);
  });
  return caseInfo(services, csid, reader);
}

/** Removes an erased address from all the person's cases. Active cases get a message. */
export async function withdrawContact(
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
    if (UNDER_WAY.includes(row.state)) await keep(tx, row, left);
    else await tx.update(cases).set({ contact: left }).where(eq(cases.csid, row.csid));
  }
}
