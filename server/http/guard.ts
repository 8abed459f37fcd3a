import type { Call, Who } from '@parvis/api/call';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import { codeSchema } from '@parvis/api/entities/basics';
import { and, eq, isNull, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { AppContext } from '../modules/context/appContext.ts';
import type { Session, StaffRow } from '../modules/context/session.ts';
import { prepareStatement } from '../platform/db/prepareStatement.ts';
import { cases, participants } from '../platform/db/schema.ts';
import { Refusal } from '../platform/lib/refusal.ts';

export interface Caller {
  session: Session | undefined;
  role: StaffRow | undefined;
  cuid: string | undefined;
}

export const isValidCuid = (cuid: string | undefined): cuid is string =>
  z.safeParse(codeSchema, cuid).success;

/** These check the case under its lock, within their own statement. */
export const selfCheckedCalls: ReadonlySet<Call> = new Set<Call>([mobileCalls.sendTxt, townCalls.sendTxt]);

/** @throws Refusal unauthenticated, forbidden */
function requireIdentity({ session }: Caller): string {
  if (!session) throw new Refusal('unauthenticated');
  if (!session.crUid) throw new Refusal('forbidden');
  return session.crUid;
}

function requireRole({ role }: Caller): StaffRow {
  if (!role) throw new Refusal('forbidden');
  return role;
}

function requireManager(caller: Caller): StaffRow {
  const role = requireRole(caller);
  if (role.level === 'agent') throw new Refusal('forbidden');
  return role;
}

function requireModerator(caller: Caller): StaffRow {
  const role = requireRole(caller);
  if (!role.moderate) throw new Refusal('forbidden');
  return role;
}

function requireAdmin(caller: Caller): StaffRow {
  const role = requireRole(caller);
  if (role.level !== 'admin') throw new Refusal('forbidden');
  return role;
}

/**
 * Runs before the body is read. Unknown customers are forbidden to staff like foreign ones, against
 * enumeration.
 * @throws Refusal unauthenticated, forbidden, unknownCustomer
 */
export async function checkCaller(
  context: AppContext,
  who: Who,
  caller: Caller,
): Promise<StaffRow | undefined> {
  if (who === 'session' && !caller.session) throw new Refusal('unauthenticated');
  if (who !== 'anyone' && who !== 'session') requireIdentity(caller);
  if (caller.cuid === undefined) return undefined;
  if (who === 'staff') return requireRole(caller);
  if (who === 'manager') return requireManager(caller);
  if (who === 'moderator') return requireModerator(caller);
  if (who === 'admin') return requireAdmin(caller);
  if (!isValidCuid(caller.cuid)) throw new Refusal('unknownCustomer');
  await context.customers.get(caller.cuid);
}

const selectCaseRights = prepareStatement((db) =>
  db
    .select({ cuid: cases.cuid, participant: participants.crUid })
    .from(cases)
    .leftJoin(
      participants,
      and(
        eq(participants.csid, cases.csid),
        eq(participants.crUid, sql.placeholder('crUid')),
        eq(participants.staff, false),
        isNull(participants.left),
      ),
    )
    .where(eq(cases.csid, sql.placeholder('csid')))
    .prepare('case_rights'),
);

/**
 * Only participants, or staff of its customer. Foreign cases look nonexistent.
 * @throws Refusal unknownCase
 */
export async function checkCase(context: AppContext, who: Who, caller: Caller, csid: string): Promise<void> {
  const [row] = await selectCaseRights(context.db).execute({ csid, crUid: requireIdentity(caller) });
  if (!row || row.cuid !== caller.cuid) throw new Refusal('unknownCase');
  if (who === 'participant' && row.participant === null) throw new Refusal('unknownCase');
}
