import { eq } from 'drizzle-orm';
import { newQrid } from '../../base/ids.ts';
import { Refusal } from '../../base/refusal.ts';
import type { Database } from '../../store/database.ts';
import { qrCodes } from '../../store/schema.ts';
import { type Doer, noteTrail } from '../../trail/noteTrail.ts';
import { ownCode } from './ownCode.ts';

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
export const replaceCode = (db: Database, { cuid, qrid, by }: ChangedCode): Promise<string> =>
  ownCode(db, cuid, qrid, async (tx, { placeCode, fake, stale, ...old }) => {
    if (old.replacedBy !== null) return old.replacedBy;
    if (stale) throw new Refusal('notFound');
    const replacedBy = newQrid();
    await tx.insert(qrCodes).values({ qrid: replacedBy, cuid, placeCode, fake, stale: false, made: true });
    await tx.update(qrCodes).set({ stale: true, replacedBy }).where(eq(qrCodes.qrid, qrid));
    await noteTrail(tx, [{ cuid, kind: 'code', what: 'replaced', by, about: `${qrid} → ${replacedBy}` }]);
    return replacedBy;
  });
