import type { Who } from '@parvis/api/call';
import { codeSchema } from '@parvis/api/entities/basics';
import { and, eq, isNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import { Refusal } from '../base/refusal.ts';
import { findStaff, type StaffRow } from '../people/people.ts';
import type { Session } from '../people/sessions.ts';
import type { Services } from '../services/services.ts';
import { cases, participants } from '../store/schema.ts';

/** Who asks, at which customer (undefined on the public side). */
export interface Caller {
  session: Session | undefined;
  cuid: string | undefined;
}

/** A contributor or member of staff, or nothing. @throws Refusal unauthenticated, forbidden */
function identified({ session }: Caller): string {
  if (!session) throw new Refusal('unauthenticated');
  if (!session.crUid) throw new Refusal('forbidden');
  return session.crUid;
}

async function roleAt(services: Services, { session }: Caller, cuid: string): Promise<StaffRow> {
  const role = session?.email ? await findStaff(services.db, cuid, session.email) : undefined;
  if (!role) throw new Refusal('forbidden');
  return role;
}

async function adminAt(services: Services, caller: Caller, cuid: string): Promise<StaffRow> {
  const role = await roleAt(services, caller, cuid);
  if (role.level !== 'admin') throw new Refusal('forbidden');
  return role;
}

/**
 * The guard of a call, made from `who` of its table; it runs before the body is read. Staff calls at a customer
 * that does not exist are forbidden like those at a stranger's: nobody learns which there are.
 * @throws Refusal unauthenticated, forbidden, unknownCustomer
 */
export async function checkCaller(
  services: Services,
  who: Who,
  caller: Caller,
): Promise<StaffRow | undefined> {
  if (who !== 'anyone' && !caller.session) throw new Refusal('unauthenticated');
  if (who !== 'anyone' && who !== 'session') identified(caller);
  if (caller.cuid === undefined) return undefined;
  if (who === 'staff') return roleAt(services, caller, caller.cuid);
  if (who === 'admin') return adminAt(services, caller, caller.cuid);
  if (!z.safeParse(codeSchema, caller.cuid).success) throw new Refusal('unknownCustomer');
  await services.customers.get(caller.cuid);
  return undefined;
}

/**
 * Whether the case named in the body may be touched: by who takes part in it, or by staff of its customer. A case
 * of others is answered like one that does not exist.
 * @throws Refusal unknownCase
 */
export async function checkCase(services: Services, who: Who, caller: Caller, csid: string): Promise<void> {
  const { crUid } = participants;
  const [row] = await services.db
    .select({ cuid: cases.cuid, participant: crUid })
    .from(cases)
    .leftJoin(
      participants,
      and(
        eq(participants.csid, cases.csid),
        eq(crUid, identified(caller)),
        eq(participants.staff, false),
        isNull(participants.left),
      ),
    )
    .where(eq(cases.csid, csid));
  if (!row || row.cuid !== caller.cuid) throw new Refusal('unknownCase');
  if (who === 'participant' && row.participant === null) throw new Refusal('unknownCase');
}
