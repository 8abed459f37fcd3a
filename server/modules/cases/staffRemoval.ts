import { and, eq, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import { DEFAULT_GCAT } from '../../platform/config/customerFile.ts';
import type { Tx } from '../../platform/db/database.ts';
import { cases, identities, participants, staff } from '../../platform/db/schema.ts';
import { appendMessages, assignMessageId, countHandlers, lockCase, type MessageRow } from './caseRows.ts';
import { getEvent } from './stepEvents.ts';

/** Without a handler, such a case becomes open. */
export const ACTIVE_STATES: readonly string[] = ['open', 'handled', 'held'];

interface Leaving {
  readonly csid: string;
  readonly crUid: string;
  /** The service that gets the case; null: that of the category. */
  readonly gcatCode: string | null;
}

/** @returns the message of a case left without handler */
async function leaveOneCase(tx: Tx, { csid, crUid, gcatCode }: Leaving): Promise<MessageRow | undefined> {
  const row = await lockCase(tx, csid);
  await tx
    .update(participants)
    .set({ left: sql`clock_timestamp()` })
    .where(and(eq(participants.csid, csid), eq(participants.crUid, crUid), eq(participants.staff, true)));
  if (row.kind === 'gathering' || !ACTIVE_STATES.includes(row.state)) return undefined;
  const isLast = (await countHandlers(tx, csid)) === 0;
  const state = isLast ? 'open' : row.state;
  const message = assignMessageId({ crUid, staff: true, event: getEvent('leave') });
  const [told] = await appendMessages(tx, row, [message], {
    change: { state, ...(isLast && gcatCode !== null && { gcatCode, rerouted: true }) },
  });
  return isLast ? told : undefined;
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
 * Blocks changes and alerts until commit.
 * @param changed other cases that the caller updates: one lock order for all, including reporters of cases in
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

export interface FormerMember extends StaffAddresses {
  readonly name: string;
  readonly gcatCode: string;
}

export interface Departure {
  readonly name: string;
  readonly told: readonly MessageRow[];
}

async function listServices(tx: Tx, cuid: string): Promise<ReadonlySet<string>> {
  const rows = await tx.select({ gcatCode: staff.gcatCode }).from(staff).where(eq(staff.cuid, cuid));
  return new Set(rows.map(({ gcatCode }) => gcatCode).filter((code) => code !== DEFAULT_GCAT));
}

const isSamePerson = (
  one: StaffAddresses,
  { email, phone }: { email: string | null; phone: string | null },
) => one.email === email || (one.phone !== null && one.phone === phone);

/** Cases without another handler reopen and go to their service, if it has people left. */
export async function leaveCases(
  tx: Tx,
  cuid: string,
  gone: readonly FormerMember[],
): Promise<readonly Departure[]> {
  if (gone.length === 0) return [];
  const locked = await tx
    .select({
      ...{ csid: participants.csid, crUid: participants.crUid },
      ...{ email: identities.email, phone: identities.phone },
    })
    .from(participants)
    .innerJoin(cases, eq(cases.csid, participants.csid))
    .innerJoin(identities, eq(identities.crUid, participants.crUid))
    .where(and(matchHandlers(cuid, gone), not(isStillStaff)))
    .orderBy(participants.csid, participants.crUid);
  const services = await listServices(tx, cuid);
  const told = new Map<string, MessageRow[]>();
  for (const { csid, crUid, ...person } of locked) {
    const member = gone.find((one) => isSamePerson(one, person));
    const gcatCode = member && services.has(member.gcatCode) ? member.gcatCode : null;
    const message = await leaveOneCase(tx, { csid, crUid, gcatCode });
    if (member && message) told.set(member.name, [...(told.get(member.name) ?? []), message]);
  }
  return [...told].map(([name, messages]) => ({ name, told: messages }));
}
