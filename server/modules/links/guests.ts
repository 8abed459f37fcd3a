import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { participants } from '../../platform/db/schema.ts';
import { createBadRequest, Refusal } from '../../platform/lib/refusal.ts';
import { recordAuditEntries } from '../audit/service.ts';
import {
  appendMessages,
  findRepeatedMessage,
  lockCase,
  lockStaffCase,
  matchStep,
  takeStep,
} from '../cases/service.ts';
import { type AppContext, commitAndNotify, type Reader } from '../context/appContext.ts';
import type { StaffReader } from '../context/session.ts';
import { lockAgainstMerge } from '../identity/service.ts';

/** @returns whether they took part */
async function endParticipation(tx: Tx, csid: string, crUid: string): Promise<boolean> {
  const ended = await tx
    .update(participants)
    .set({ left: sql`clock_timestamp()`, blocksAt: null })
    .where(
      and(
        eq(participants.csid, csid),
        eq(participants.crUid, crUid),
        eq(participants.staff, false),
        isNull(participants.left),
      ),
    )
    .returning({ csid: participants.csid });
  return ended.length > 0;
}

/** @throws Refusal unauthenticated, unknownCase, conflict, stepNotAllowed, stopped, blocked, withdrawn */
export async function leaveAsGuest(
  context: AppContext,
  { csid, id }: { readonly csid: string; readonly id: string },
  reader: Reader,
): Promise<void> {
  await commitAndNotify(context, async (tx) => {
    await lockAgainstMerge(tx, reader.crUid);
    const row = await lockCase(tx, csid);
    if (await findRepeatedMessage(tx, csid, id, reader, matchStep(['joinLeft']))) return;
    await takeStep(tx, row, 'leave', reader);
    await endParticipation(tx, csid, reader.crUid);
    await appendMessages(tx, row, [{ id, crUid: reader.crUid, staff: false, event: 'joinLeft' }]);
  });
}

/**
 * Messages stay. Idempotent.
 * @throws Refusal unauthenticated, unknownCase, badRequest, stepNotAllowed
 */
export async function removeGuest(
  context: AppContext,
  { csid, crUid, id }: { readonly csid: string; readonly crUid: string; readonly id: string },
  reader: StaffReader,
): Promise<void> {
  await commitAndNotify(context, async (tx) => {
    const row = await lockStaffCase(tx, csid, reader);
    const [mine] = await tx
      .select({ left: participants.left })
      .from(participants)
      .where(
        and(eq(participants.csid, csid), eq(participants.crUid, reader.crUid), eq(participants.staff, true)),
      );
    if (row.kind === 'gathering') throw new Refusal('notForGathering');
    if (!mine || mine.left) throw new Refusal('stepNotAllowed');
    if (crUid === row.reporter) throw createBadRequest('body.crUid', 'notPossible');
    if (!(await endParticipation(tx, csid, crUid))) return;
    await appendMessages(tx, row, [{ id, crUid, staff: false, event: 'joinRemoved' }]);
    const { cuid, rlid, name } = reader.role;
    await recordAuditEntries(tx, [
      { cuid, kind: 'case', what: 'guestRemoved', by: { rlid, name }, about: row.nbr },
    ]);
  });
}
