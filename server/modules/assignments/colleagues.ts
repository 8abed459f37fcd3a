import type { Colleague } from '@parvis/api/calls/assign';
import { wordsIn } from '@parvis/locales/wordsIn';
import { asc, eq, sql } from 'drizzle-orm';
import { staff, UNDER_WAY } from '../../platform/db/schema.ts';
import { type AppContext, runInTransaction } from '../context/appContext.ts';
import type { StaffReader } from '../context/session.ts';
import { getServiceWords } from '../customers/service.ts';
import { personOfRole } from './findReceiver.ts';

const countHandled = sql<number>`(select count(*)::int from participants p join cases on cases.csid = p.csid
  where p.cr_uid = ${personOfRole} and p.staff and p.left_at is null and cases.cuid = "staff"."cuid" and ${UNDER_WAY})`;

export async function listColleagues(
  { db, customers, presence }: Pick<AppContext, 'db' | 'customers' | 'presence'>,
  { role: { cuid, rlid }, locale }: StaffReader,
): Promise<Colleague[]> {
  const customer = await customers.get(cuid);
  const present = presence.listAtDesk(cuid);
  const rows = await db
    .select({ one: staff, crUid: personOfRole, handles: countHandled })
    .from(staff)
    .where(eq(staff.cuid, cuid))
    .orderBy(asc(staff.name), asc(staff.rlid));
  return rows.map(({ one, crUid, handles }) => {
    const words = one.grpLbl ?? getServiceWords(customer, one.gcatCode);
    return {
      ...{ rlid: one.rlid, name: one.name, gcatCode: one.gcatCode, handles },
      ...(crUid !== null && { crUid }),
      ...(words && { grpLbl: wordsIn(words, locale) }),
      ...{ present: crUid !== null && present.has(crUid), onDuty: !one.offDuty, me: one.rlid === rlid },
    };
  });
}

export async function setDuty(
  context: Pick<AppContext, 'db'>,
  on: boolean,
  { role: { rlid } }: StaffReader,
): Promise<void> {
  await runInTransaction(context, (tx) => tx.update(staff).set({ offDuty: !on }).where(eq(staff.rlid, rlid)));
}
