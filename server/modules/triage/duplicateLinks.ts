import type { BodyOf } from '@parvis/api/call';
import type { triageCalls } from '@parvis/api/calls/triage';
import { type CaseInfo, isEnded } from '@parvis/api/entities/case';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { duplicates, feed, followers } from '../../platform/db/schema.ts';
import { createBadRequest, Refusal } from '../../platform/lib/refusal.ts';
import {
  type CaseRow,
  findRepeatedMessage,
  getReopenUntil,
  loadCaseInfo,
  lockCase,
  lockStaffCase,
  matchStep,
  runHandlingStep,
} from '../cases/service.ts';
import { type AppContext, commitAndNotify } from '../context/appContext.ts';
import type { StaffReader } from '../context/session.ts';
import { acquireNamedLock } from '../identity/service.ts';

type LinkRequest = BodyOf<(typeof triageCalls)['duplicatesLink']>;
type UndoRequest = BodyOf<(typeof triageCalls)['duplicatesUndo']>;

/** Follows merges to the case finally kept. */
async function findKept(tx: Tx, csid: string): Promise<string> {
  const { rows } = await tx.execute<{ csid: string }>(sql`
    with recursive chain as (
      select ${csid}::text as csid, 0 as depth
      union all select d.kept_csid, depth + 1 from chain join duplicates d on d.csid = chain.csid
    ) select csid from chain order by depth desc limit 1`);
  return rows[0]?.csid ?? csid;
}

/** @throws Refusal badRequest for a case that cannot be the kept one */
function checkPair(row: CaseRow, kept: CaseRow, cuid: string): void {
  const path = 'body.keptCsid';
  if (kept.cuid !== cuid || kept.kind !== 'case') throw createBadRequest(path, 'unknown');
  const isPossible =
    kept.csid !== row.csid &&
    kept.simulation === row.simulation &&
    !isEnded(kept.state) &&
    !kept.betweenUsers &&
    !row.betweenUsers;
  if (!isPossible) throw createBadRequest(path, 'notPossible');
}

/** Skips participants. @returns whether they newly follow */
async function followKept(tx: Tx, { reporter }: CaseRow, kept: CaseRow): Promise<boolean> {
  if (reporter === null || kept.stoppedAt !== null) return false;
  const { rows } = await tx.execute(sql`
    insert into followers (csid, cr_uid, joined_as, joined, msg_id)
    select ${kept.csid}, ${reporter}, 'supported', clock_timestamp(), ${kept.lastMsgId}
    where not exists (select from participants p where p.csid = ${kept.csid} and p.cr_uid = ${reporter} and not p.staff)
    on conflict do nothing returning csid`);
  return rows.length > 0;
}

const tellCase = (tx: Tx, { csid, cuid, lastMsgId }: CaseRow) =>
  tx.insert(feed).values({ csid, cuid, type: 'case', msgId: lastMsgId });

/** In the global lock order. */
async function lockPair(tx: Tx, csid: string, keptCsid: string, reader: StaffReader) {
  if (csid < keptCsid) {
    const row = await lockStaffCase(tx, csid, reader);
    return { row, kept: await lockCase(tx, keptCsid) };
  }
  const kept = csid === keptCsid ? undefined : await lockCase(tx, keptCsid);
  const row = await lockStaffCase(tx, csid, reader);
  return { row, kept: kept ?? row };
}

/** @throws Refusal badRequest for a nonexistent kept case */
const refuseUnknownKept = (error: unknown): never => {
  throw error instanceof Refusal && error.code === 'unknownCase'
    ? createBadRequest('body.keptCsid', 'unknown')
    : error;
};

/**
 * The reporter follows the kept case. Idempotent.
 * @throws Refusal badRequest, conflict, stepNotAllowed, unknownCase
 */
export async function linkDuplicate(
  context: AppContext,
  { csid, id, keptCsid }: LinkRequest,
  reader: StaffReader,
): Promise<CaseInfo> {
  const { cuid } = reader.role;
  const { reopenDays } = await context.customers.get(cuid);
  await commitAndNotify(context, async (tx) => {
    // Two concurrent links could form a cycle.
    await acquireNamedLock(tx, `duplicates:${cuid}`);
    const root = await findKept(tx, keptCsid);
    const { row, kept } = await lockPair(tx, csid, root, reader).catch(refuseUnknownKept);
    if (row.cuid !== cuid) throw new Refusal('unknownCase');
    const details = { outcome: 'duplicate' as const, reopenUntil: getReopenUntil(reopenDays) };
    if (await findRepeatedMessage(tx, csid, id, reader, matchStep(['close'], details))) return;
    checkPair(row, kept, cuid);
    await runHandlingStep(tx, row, { id, step: 'close', details }, reader);
    const follows = await followKept(tx, row, kept);
    const link = { keptCsid: kept.csid, follows, passedOn: kept.lastMsgId };
    await tx
      .insert(duplicates)
      .values({ csid, ...link })
      .onConflictDoUpdate({ target: duplicates.csid, set: link });
    await tellCase(tx, kept);
  });
  return loadCaseInfo(context, csid, reader);
}

/**
 * Restores the state before the close; the reporter unfollows the kept case. Idempotent.
 * @throws Refusal conflict, stepNotAllowed, unknownCase
 */
export async function undoDuplicate(
  context: AppContext,
  { csid, id }: UndoRequest,
  reader: StaffReader,
): Promise<CaseInfo> {
  await commitAndNotify(context, async (tx) => {
    await acquireNamedLock(tx, `duplicates:${reader.role.cuid}`);
    const row = await lockStaffCase(tx, csid, reader);
    const [link] = await tx.delete(duplicates).where(eq(duplicates.csid, csid)).returning();
    if (!link) return;
    if (link.follows && row.reporter !== null)
      await tx
        .delete(followers)
        .where(and(eq(followers.csid, link.keptCsid), eq(followers.crUid, row.reporter)));
    // Reopened cases are only unlinked.
    if (row.state === 'closed')
      await runHandlingStep(tx, row, { id, step: 'resume', details: { undo: true } }, reader);
    else await tellCase(tx, row);
    await tx.insert(feed).values({ csid: link.keptCsid, cuid: row.cuid, type: 'case', msgId: 0 });
  });
  return loadCaseInfo(context, csid, reader);
}
