import { and, eq, isNull } from 'drizzle-orm';
import { Refusal } from '../../base/refusal.ts';
import type { Database } from '../../store/database.ts';
import { qrCodes } from '../../store/schema.ts';
import { noteTrail } from '../../trail/noteTrail.ts';
import { ownCode } from './ownCode.ts';
import type { ChangedCode } from './replaceCode.ts';

/**
 * Puts a code back that was replaced by mistake: it is in service if the one in its place was, which is gone.
 * @throws Refusal notFound where it was not replaced; conflict where the new one was scanned already, or replaced itself, or is a file's by now
 */
export const putCodeBack = (db: Database, { cuid, qrid, by }: ChangedCode): Promise<string> =>
  ownCode(db, cuid, qrid, async (tx, { replacedBy }) => {
    if (replacedBy === null) throw new Refusal('notFound');
    const ownMade = and(eq(qrCodes.qrid, replacedBy), eq(qrCodes.cuid, cuid), eq(qrCodes.made, true));
    const unseen = and(ownMade, isNull(qrCodes.lastScan), isNull(qrCodes.replacedBy));
    const [gone] = await tx.delete(qrCodes).where(unseen).returning({ stale: qrCodes.stale });
    if (!gone) throw new Refusal('conflict');
    // The file, or who withdrew the customer, may have taken both out of service meanwhile.
    await tx.update(qrCodes).set({ stale: gone.stale, replacedBy: null }).where(eq(qrCodes.qrid, qrid));
    await noteTrail(tx, [{ cuid, kind: 'code', what: 'putBack', by, about: qrid }]);
    return qrid;
  });
