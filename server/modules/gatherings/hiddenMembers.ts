import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { hiddenMembers, participants } from '../../platform/db/schema.ts';
import { createBadRequest, Refusal } from '../../platform/lib/refusal.ts';
import { type AppContext, commitAndNotify, type Reader } from '../context/appContext.ts';
import { lockAgainstMerge } from '../identity/service.ts';
import { findGathering } from './findGathering.ts';

export async function listHidden(
  db: Pick<Database, 'select'>,
  csid: string,
  crUid: string,
): Promise<string[]> {
  const rows = await db
    .select({ hidden: hiddenMembers.hidden })
    .from(hiddenMembers)
    .where(and(eq(hiddenMembers.csid, csid), eq(hiddenMembers.crUid, crUid)))
    .orderBy(hiddenMembers.hidden);
  return rows.map(({ hidden }) => hidden);
}

interface HideRequest {
  readonly gthrId: string;
  readonly cuid: string;
  readonly crUid: string;
  readonly hidden: boolean;
}

/**
 * Idempotent.
 * @throws Refusal unauthenticated, unknownGathering, badRequest for oneself and non-members
 */
export async function hideMember(
  context: AppContext,
  { gthrId, cuid, crUid, hidden }: HideRequest,
  reader: Reader,
): Promise<void> {
  const own = { csid: gthrId, crUid: reader.crUid, hidden: crUid };
  await commitAndNotify(context, async (tx) => {
    await lockAgainstMerge(tx, reader.crUid);
    const { part } = await findGathering(tx, { gthrId, cuid }, reader);
    if (!part) throw new Refusal('unknownGathering');
    const [other] = await tx
      .select({ csid: participants.csid })
      .from(participants)
      .where(
        and(eq(participants.csid, gthrId), eq(participants.crUid, crUid), eq(participants.staff, false)),
      );
    if (!other || crUid === reader.crUid) throw createBadRequest('body.crUid', 'unknown');
    if (hidden) await tx.insert(hiddenMembers).values(own).onConflictDoNothing();
    else
      await tx
        .delete(hiddenMembers)
        .where(
          and(
            eq(hiddenMembers.csid, own.csid),
            eq(hiddenMembers.crUid, own.crUid),
            eq(hiddenMembers.hidden, own.hidden),
          ),
        );
  });
}
