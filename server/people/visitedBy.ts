import { desc, eq } from 'drizzle-orm';
import type { Tx } from '../store/database.ts';
import { cases, customers, qrCodes } from '../store/schema.ts';
import type { Session } from './sessions.ts';
import { type MailCustomer, mailCustomer } from './staffedBy.ts';

type Visitor = Pick<Session, 'qrid' | 'qridDate' | 'crUid'>;

/** Whose code is the one that was scanned last, where one is kept. */
async function scannedBy(tx: Tx, { qrid, qridDate }: Visitor) {
  if (qrid === null) return undefined;
  const [customer] = await tx
    .select(mailCustomer)
    .from(qrCodes)
    .innerJoin(customers, eq(customers.cuid, qrCodes.cuid))
    .where(eq(qrCodes.qrid, qrid));
  return customer && { customer, at: qridDate ?? new Date(0) };
}

/** To whom somebody reported last. */
async function reportedTo(tx: Tx, { crUid }: Visitor) {
  if (crUid === null) return undefined;
  const [row] = await tx
    .select({ ...mailCustomer, at: cases.created })
    .from(cases)
    .innerJoin(customers, eq(customers.cuid, cases.cuid))
    .where(eq(cases.reporter, crUid))
    .orderBy(desc(cases.created))
    .limit(1);
  if (!row) return undefined;
  const { at, ...customer } = row;
  return { customer, at };
}

/** Whose place somebody was at last: whose code they scanned, or to whom they reported, which may come later from elsewhere; a code that was used is dropped. */
export async function visitedBy(tx: Tx, session: Visitor | undefined): Promise<MailCustomer | undefined> {
  if (!session) return undefined;
  const scanned = await scannedBy(tx, session);
  const reported = await reportedTo(tx, session);
  const isLater = scanned && reported && reported.at > scanned.at;
  return (isLater ? reported : (scanned ?? reported))?.customer;
}
