import { and, eq } from 'drizzle-orm';
import { newQrid } from '../../base/ids.ts';
import { Refusal } from '../../base/refusal.ts';
import type { Database } from '../../store/database.ts';
import { qrCodes } from '../../store/schema.ts';
import { type Doer, noteTrail } from '../../trail/noteTrail.ts';
import { oneAtATime } from '../oneAtATime.ts';

/** A code of a customer, and who changes what becomes of it. */
export interface ChangedCode {
  readonly cuid: string;
  readonly qrid: string;
  readonly by: Doer;
}

/**
 * Puts a new code in the place of one that is in service: the old one says so from now on, and leads on. Asked for twice, it is
 * replaced once.
 * @returns the code that hangs there now
 * @throws Refusal notFound where the customer has no such code in service
 */
export async function replaceCode(db: Database, { cuid, qrid, by }: ChangedCode): Promise<string> {
  return db.transaction(async (tx) => {
    await oneAtATime(tx);
    const [old] = await tx
      .select()
      .from(qrCodes)
      .where(and(eq(qrCodes.qrid, qrid), eq(qrCodes.cuid, cuid)));
    if (old?.replacedBy) return old.replacedBy;
    if (!old || old.stale) throw new Refusal('notFound');
    const { placeCode, fake } = old;
    const replacedBy = newQrid();
    await tx.insert(qrCodes).values({ qrid: replacedBy, cuid, placeCode, fake, stale: false, made: true });
    await tx.update(qrCodes).set({ stale: true, replacedBy }).where(eq(qrCodes.qrid, qrid));
    await noteTrail(tx, [{ cuid, kind: 'code', what: 'replaced', by, about: `${qrid} → ${replacedBy}` }]);
    return replacedBy;
  });
}
