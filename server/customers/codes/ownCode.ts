import { and, eq } from 'drizzle-orm';
import { Refusal } from '../../base/refusal.ts';
import type { Database, Tx } from '../../store/database.ts';
import { qrCodes } from '../../store/schema.ts';
import { oneAtATime } from '../oneAtATime.ts';

/** Works with a code of a customer while nobody else changes customers. @throws Refusal notFound where the customer has no such code */
export const ownCode = <T>(
  db: Database,
  cuid: string,
  qrid: string,
  work: (tx: Tx, code: typeof qrCodes.$inferSelect) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    await oneAtATime(tx);
    const [code] = await tx
      .select()
      .from(qrCodes)
      .where(and(eq(qrCodes.qrid, qrid), eq(qrCodes.cuid, cuid)));
    if (!code) throw new Refusal('notFound');
    return work(tx, code);
  });
