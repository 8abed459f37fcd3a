import type { Words } from '@parvis/locales/wordsIn';
import { and, eq } from 'drizzle-orm';
import type { Database, Tx } from '../../store/database.ts';
import { customers, qrCodes } from '../../store/schema.ts';
import { noteTrail } from '../../trail/noteTrail.ts';
import { oneAtATime } from '../oneAtATime.ts';
import { leaveService } from './storeStaff.ts';

/** Takes one customer out of service; false where it was so already. Its codes say that they are out of use. */
async function withdraw(tx: Tx, cuid: string): Promise<boolean> {
  const served = await tx
    .select({ qrid: qrCodes.qrid })
    .from(qrCodes)
    .where(and(eq(qrCodes.cuid, cuid), eq(qrCodes.stale, false)))
    .limit(1);
  if (served.length > 0) await noteTrail(tx, [{ cuid, kind: 'customer', what: 'withdrawn', via: 'server' }]);
  await tx.update(customers).set({ withdrawn: true }).where(eq(customers.cuid, cuid));
  await leaveService(tx, cuid);
  return served.length > 0;
}

/**
 * Takes the customers of a demonstration that ran on this database before out of service: their codes are out of use, and nobody is
 * their staff. Their cases stay until they are erased; a demonstration brings the customers back from its own files.
 * @returns the names of those that were in service
 */
export async function withdrawInvented(db: Database): Promise<Words[]> {
  return db.transaction(async (tx) => {
    await oneAtATime(tx);
    const invented = await tx
      .select({ cuid: customers.cuid, lbl: customers.lbl })
      .from(customers)
      .where(eq(customers.invented, true))
      .orderBy(customers.cuid);
    const names: Words[] = [];
    for (const { cuid, lbl } of invented) if (await withdraw(tx, cuid)) names.push(lbl);
    return names;
  });
}
