import { desc, eq } from 'drizzle-orm';
import type { Tx } from '../store/database.ts';
import { cases, customers, qrCodes } from '../store/schema.ts';
import type { Session } from './sessions.ts';
import { type MailCustomer, mailCustomer } from './staffedBy.ts';

/** Whose place somebody is at: whose code they scanned last, else to whom they reported last, for a code that was used is dropped. */
export async function visitedBy(
  tx: Tx,
  session: Pick<Session, 'qrid' | 'crUid'> | undefined,
): Promise<MailCustomer | undefined> {
  const { qrid = null, crUid = null } = session ?? {};
  const scanned = tx
    .select(mailCustomer)
    .from(qrCodes)
    .innerJoin(customers, eq(customers.cuid, qrCodes.cuid))
    .where(eq(qrCodes.qrid, qrid ?? ''));
  const reported = tx
    .select(mailCustomer)
    .from(cases)
    .innerJoin(customers, eq(customers.cuid, cases.cuid))
    .where(eq(cases.reporter, crUid ?? ''))
    .orderBy(desc(cases.created))
    .limit(1);
  const [here] = qrid === null ? [] : await scanned;
  const [before] = here !== undefined || crUid === null ? [] : await reported;
  return here ?? before;
}
