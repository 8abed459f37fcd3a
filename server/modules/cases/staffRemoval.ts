import { and, eq, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { cases, identities, participants, staff } from '../../platform/db/schema.ts';
import { appendMessages, assignMessageId, countHandlers, lockCase } from './caseRows.ts';
import { getEvent } from './stepEvents.ts';

/** Without a handler, such a case becomes open. */
export const ACTIVE_STATES: readonly string[] = ['open', 'handled', 'held'];

async function leaveOneCase(tx: Tx, csid: string, crUid: string): Promise<void> {
  const row = await lockCase(tx, csid);
  await tx
    .update(participants)
    .set({ left: sql`clock_timestamp()` })
    .where(and(eq(participants.csid, csid), eq(participants.crUid, crUid), eq(participants.staff, true)));
  if (row.kind === 'gathering' || !ACTIVE_STATES.includes(row.state)) return;
  const state = (await countHandlers(tx, csid)) > 0 ? row.state : 'open';
  const message = assignMessageId({ crUid, staff: true, event: getEvent('leave') });
  await appendMessages(tx, row, [message], { change: { state } });
}

export interface StaffAddresses {
  readonly email: string;
  readonly phone: string | null;
}

const isStillStaff = sql`exists (select 1 from ${staff} s where s.cuid = ${cases.cuid}
  and (s.email = ${identities.email} or s.phone = ${identities.phone}))`;

function matchPeople(known: readonly StaffAddresses[]) {
  const emails = known.map(({ email }) => email);
  const phones = known.map(({ phone }) => phone).filter((phone) => phone !== null);
  return or(inArray(identities.email, emails), inArray(identities.phone, phones));
}

const matchHandlers = (cuid: string, known: readonly StaffAddresses[]) =>
  and(eq(cases.cuid, cuid), eq(participants.staff, true), isNull(participants.left), matchPeople(known));

/**
 * Locks people and cases against changes and alerts until commit.
 * @param changed other cases that the caller updates: all are locked in one order, with the reporters of cases in
 * both sets, which a second update would look up again
 */
export async function lockPeopleAndCases(
  tx: Tx,
  cuid: string,
  known: readonly StaffAddresses[],
  changed: SQL = sql`false`,
): Promise<void> {
  const theirs = tx
    .select({ csid: cases.csid })
    .from(participants)
    .innerJoin(cases, eq(cases.csid, participants.csid))
    .innerJoin(identities, eq(identities.crUid, participants.crUid))
    .where(matchHandlers(cuid, known));
  const reporters = tx
    .select({ crUid: cases.reporter })
    .from(cases)
    .where(and(inArray(cases.csid, theirs), changed));
  await tx
    .select({ crUid: identities.crUid })
    .from(identities)
    .where(or(matchPeople(known), inArray(identities.crUid, reporters)))
    .orderBy(identities.crUid)
    .for('key share');
  await tx
    .select({ csid: cases.csid })
    .from(cases)
    .where(and(eq(cases.cuid, cuid), or(inArray(cases.csid, theirs), changed)))
    .orderBy(cases.csid)
    .for('no key update');
}

/** Removed staff leave their cases; cases without handlers reopen. */
export async function leaveCases(tx: Tx, cuid: string, gone: readonly StaffAddresses[]): Promise<void> {
  if (gone.length === 0) return;
  const locked = await tx
    .select({ csid: participants.csid, crUid: participants.crUid })
    .from(participants)
    .innerJoin(cases, eq(cases.csid, participants.csid))
    .innerJoin(identities, eq(identities.crUid, participants.crUid))
    .where(and(matchHandlers(cuid, gone), not(isStillStaff)))
    .orderBy(participants.csid, participants.crUid);
  for (const { csid, crUid } of locked) await leaveOneCase(tx, csid, crUid);
}
