import type { ErrorCode } from '@parvis/api/errors';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { cases, gatherings, messages, participants, readMarks } from '../../platform/db/schema.ts';
import { Refusal } from '../../platform/lib/refusal.ts';
import { findParticipant, parseContributorText } from '../cases/service.ts';
import { type AppContext, commitAndNotify, type Reader } from '../context/appContext.ts';
import type { Customer, PlacedCode } from '../customers/service.ts';
import { checkMaySend, lockAgainstMerge } from '../identity/service.ts';
import { checkNameIsFree, checkNotTeamName, lockName } from './memberNames.ts';
import { checkMayLook } from './scannedPlace.ts';

interface Target {
  readonly gthrId: string;
  readonly cuid: string;
}

/** Removed members cannot return. */
async function wasRemoved(tx: Tx, csid: string, crUid: string): Promise<boolean> {
  const removed = await tx
    .select({ msgId: messages.msgId })
    .from(messages)
    .where(and(eq(messages.csid, csid), eq(messages.crUid, crUid), eq(messages.event, 'memberRemoved')))
    .limit(1);
  return removed.length > 0;
}

/** @throws Refusal unknownGathering */
async function readGathering(tx: Tx, { gthrId, cuid }: Target) {
  // Shared lock: hundreds may join at once.
  const [row] = await tx.select().from(cases).where(eq(cases.csid, gthrId)).for('key share');
  const [gathering] = await tx.select().from(gatherings).where(eq(gatherings.csid, gthrId));
  if (!row || !gathering || row.cuid !== cuid) throw new Refusal('unknownGathering');
  return { row, gathering };
}

/** @throws Refusal gatheringClosed */
async function checkOpen(tx: Tx, gthrId: string): Promise<void> {
  const { rows } = await tx.execute<{ refusal: ErrorCode | null }>(
    sql`select gathering_refuses(${gthrId}, '', true) as refusal`,
  );
  if (rows[0]?.refusal) throw new Refusal(rows[0].refusal);
}

/** Earlier messages are not unread. */
async function addMember(tx: Tx, gthrId: string, name: string, { crUid }: Reader): Promise<void> {
  const joined = sql`clock_timestamp()`;
  await tx
    .insert(participants)
    .values({ csid: gthrId, crUid, staff: false, as: 'q_follower', name, gcatCode: 'users', joined })
    .onConflictDoUpdate({
      target: [participants.csid, participants.staff, participants.crUid],
      set: { name, joined, left: null },
    });
  await tx.execute(sql`
    insert into ${readMarks} as r (csid, cr_uid, staff, msg_id)
      select csid, ${crUid}, false, last_msg_id from cases where csid = ${gthrId}
    on conflict (csid, cr_uid, staff) do update set msg_id = greatest(r.msg_id, excluded.msg_id)`);
}

/**
 * Members may change their name by it. Idempotent.
 * @throws Refusal unauthenticated, badRequest, unknownGathering, gatheringClosed, stepNotAllowed, stopped,
 * blocked, withdrawn
 */
export async function joinGathering(
  context: AppContext,
  { gthrId, name }: { readonly gthrId: string; readonly name: string },
  { customer, code }: { readonly customer: Customer; readonly code: PlacedCode | undefined },
  reader: Reader,
): Promise<void> {
  const { cuid, messageLetters } = customer;
  const shown = parseContributorText(name, messageLetters, 'body.name');
  await commitAndNotify(context, async (tx) => {
    await lockName(tx, gthrId, shown);
    await lockAgainstMerge(tx, reader.crUid);
    const found = await readGathering(tx, { gthrId, cuid });
    const part = await findParticipant(tx, gthrId, { crUid: reader.crUid, staff: false });
    const isMember = part !== undefined && part.left === null;
    checkMayLook({ ...found, part: isMember }, code);
    await checkMaySend(tx, cuid, reader);
    if (isMember && part.name === shown) return;
    if (found.row.stoppedAt) throw new Refusal('stopped');
    await checkOpen(tx, gthrId);
    if (part && !isMember && (await wasRemoved(tx, gthrId, reader.crUid)))
      throw new Refusal('stepNotAllowed');
    await checkNotTeamName(tx, shown, customer);
    await checkNameIsFree(tx, { gthrId, name: shown }, reader.crUid);
    await addMember(tx, gthrId, shown, reader);
  });
}

/** Messages stay. Idempotent. */
export async function leaveGathering(
  context: AppContext,
  { gthrId, cuid }: Target,
  { crUid }: Reader,
): Promise<void> {
  await commitAndNotify(context, async (tx) => {
    await lockAgainstMerge(tx, crUid);
    await tx
      .update(participants)
      .set({ left: sql`clock_timestamp()` })
      .where(
        and(
          eq(participants.csid, gthrId),
          eq(participants.crUid, crUid),
          eq(participants.staff, false),
          isNull(participants.left),
          sql`exists (select from ${gatherings} g where g.csid = ${gthrId} and g.cuid = ${cuid})`,
        ),
      );
  });
}

/** @throws Refusal unauthenticated, unknownGathering */
export async function muteGathering(
  context: AppContext,
  { gthrId, cuid, muted }: Target & { readonly muted: boolean },
  { crUid }: Reader,
): Promise<void> {
  await commitAndNotify(context, async (tx) => {
    await lockAgainstMerge(tx, crUid);
    await readGathering(tx, { gthrId, cuid });
    const [own] = await tx
      .update(participants)
      .set({ muted })
      .where(
        and(
          eq(participants.csid, gthrId),
          eq(participants.crUid, crUid),
          eq(participants.staff, false),
          isNull(participants.left),
        ),
      )
      .returning({ csid: participants.csid });
    if (!own) throw new Refusal('unknownGathering');
  });
}
