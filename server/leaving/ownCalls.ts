import { asc, eq } from 'drizzle-orm';
import type { Addresses } from '../people/addresses.ts';
import { isStaffOf } from '../people/people.ts';
import type { Services } from '../services/services.ts';
import { calledStaff, cases, staff } from '../store/schema.ts';

/** The cases that nobody took and to which a member of staff was called, and when by which way. */
export function ownCalls({ db }: Services, person: Addresses) {
  const { since, at, pushedAt, mailedAt, textedAt } = calledStaff;
  return db
    .select({ cuid: cases.cuid, caseNbr: cases.nbr, since, at, pushedAt, mailedAt, textedAt })
    .from(calledStaff)
    .innerJoin(staff, eq(staff.rlid, calledStaff.rlid))
    .innerJoin(cases, eq(cases.csid, calledStaff.csid))
    .where(isStaffOf(person))
    .orderBy(asc(at), asc(cases.nbr));
}
