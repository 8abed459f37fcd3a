import { and, eq, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { cases, identities, participants, staff } from '../../platform/db/schema.ts';
import { append, countHandlers, lockCase, withId } from './caseRows.ts';
import { eventOf } from './toldSteps.ts';

/** Without a handler, such a case becomes open. */
export const UNDER_WAY: readonly string[] = ['open', 'handled', 'held'];

async function leave(tx: Tx, csid: string, crUid: string): Promise<void> {
  const row = await lockCase(tx, csid);
  await tx
    .update(participants)
    .set({ left: sql`clock_timestamp()` })
    .where(and(eq(participants.csid, csid), eq(participants.crUid, crUid), eq(participants.staff, true)));
  if (!UNDER_WAY.includes(row.state)) return;
  const state = (await countHandlers(tx, csid)) > 0 ? row.state : 'open';
  const told = withId({ crUid, staff: true, event: eventOf('leave') });
  await append(tx, row, [told], { change: { state } });
}

export interface Listed {
  readonly email: string;
  readonly phone: string | null;
}

const STILL_STAFF = sql`exists (select 1 from ${staff} s where s.cuid = ${cases.cuid}
  and (s.email = ${identities.email} or s.phone = ${identities.phone}))`;

function isKnown(known: readonly Listed[]) {
  const emails = known.map(({ email }) => email);
  const phones = known.map(({ phone }) => phone).filter((phone) => phone !== null);
  return or(inArray(identities.email, emails), inArray(identities.phone, phones));
}

const takenPartIn = (cuid: string, known: readonly Listed[]) =>
  and(eq(cases.cuid, cuid), eq(participants.staff, true), isNull(participants.left), isKnown(known));

/**
 * Locks people and cases against changes and alerts until commit.
 * @param changed other cases that the caller updates: all are locked in one order, with the reporters of cases in
 * both sets, which a second update would look up again
 */
export async function holdCases(
  tx: Tx,
  cuid: string,
  known: readonly Listed[],
  changed: SQL = sql`false`,
): Promise<void> {
  const theirs = tx
    .select({ csid: cases.csid })
    .from(participants)
    .innerJoin(cases, eq(cases.csid, participants.csid))
    .innerJoin(identities, eq(identities.crUid, participants.crUid))
    .where(takenPartIn(cuid, known));
  const reporters = tx
    .select({ crUid: cases.reporter })
    .from(cases)
    .where(and(inArray(cases.csid, theirs), changed));
  await tx
    .select({ crUid: identities.crUid })
    .from(identities)
    .where(or(isKnown(known), inArray(identities.crUid, reporters)))
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
export async function leaveCases(tx: Tx, cuid: string, gone: readonly Listed[]): Promise<void> {
  if (gone.length === 0) return;
  const locked = await tx
    .select({ csid: participants.csid, crUid: participants.crUid })
    .from(participants)
    .innerJoin(cases, eq(cases.csid, participants.csid))
    .innerJoin(identities, eq(identities.crUid, participants.crUid))
    .where(and(takenPartIn(cuid, gone), not(STILL_STAFF)))
    .orderBy(participants.csid, participants.crUid);
  for (const { csid, crUid } of locked) await leave(tx, csid, crUid);
}
