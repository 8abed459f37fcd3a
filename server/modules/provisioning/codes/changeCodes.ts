import { and, eq, isNull } from 'drizzle-orm';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { qrCodes } from '../../../platform/db/schema.ts';
import { createQrid } from '../../../platform/lib/ids.ts';
import { Refusal } from '../../../platform/lib/refusal.ts';
import { type AuditActor, recordAuditEntries } from '../../audit/service.ts';
import { lockCustomerChanges } from '../../customers/service.ts';

/** Runs `work` under the customers lock. @throws Refusal notFound */
const withOwnCode = <T>(
  db: Database,
  cuid: string,
  qrid: string,
  work: (tx: Tx, code: typeof qrCodes.$inferSelect) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    await lockCustomerChanges(tx);
    const [code] = await tx
      .select()
      .from(qrCodes)
      .where(and(eq(qrCodes.qrid, qrid), eq(qrCodes.cuid, cuid)));
    if (!code) throw new Refusal('notFound');
    return work(tx, code);
  });

interface CodeChange {
  readonly cuid: string;
  readonly qrid: string;
  readonly by: AuditActor;
}

/**
 * The old one redirects. Idempotent.
 * @returns the code in service now
 * @throws Refusal notFound if the customer has no such code in service
 */
export const replaceCode = (db: Database, { cuid, qrid, by }: CodeChange): Promise<string> =>
  withOwnCode(db, cuid, qrid, async (tx, { placeCode, fake, stale, ...old }) => {
    if (old.replacedBy !== null) return old.replacedBy;
    if (stale) throw new Refusal('notFound');
    const replacedBy = createQrid();
    await tx.insert(qrCodes).values({ qrid: replacedBy, cuid, placeCode, fake, stale: false, made: true });
    await tx.update(qrCodes).set({ stale: true, replacedBy }).where(eq(qrCodes.qrid, qrid));
    await recordAuditEntries(tx, [
      { cuid, kind: 'code', what: 'replaced', by, about: `${qrid} → ${replacedBy}` },
    ]);
    return replacedBy;
  });

/**
 * Deletes the new code.
 * @throws Refusal notFound if it was not replaced; conflict if the new code was scanned, replaced, or named
 * by a file
 */
export const restoreCode = (db: Database, { cuid, qrid, by }: CodeChange): Promise<string> =>
  withOwnCode(db, cuid, qrid, async (tx, { replacedBy }) => {
    if (replacedBy === null) throw new Refusal('notFound');
    const ownMade = and(eq(qrCodes.qrid, replacedBy), eq(qrCodes.cuid, cuid), eq(qrCodes.made, true));
    const isUnused = and(ownMade, isNull(qrCodes.lastScan), isNull(qrCodes.replacedBy));
    const [gone] = await tx.delete(qrCodes).where(isUnused).returning({ stale: qrCodes.stale });
    if (!gone) throw new Refusal('conflict');
    // A reload may have retired both.
    await tx.update(qrCodes).set({ stale: gone.stale, replacedBy: null }).where(eq(qrCodes.qrid, qrid));
    await recordAuditEntries(tx, [{ cuid, kind: 'code', what: 'putBack', by, about: qrid }]);
    return qrid;
  });
