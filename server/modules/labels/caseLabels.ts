import type { BodyOf } from '@parvis/api/call';
import type { labelCalls } from '@parvis/api/calls/labels';
import type { CaseInfo } from '@parvis/api/entities/case';
import { CASE_LABELS_MAX } from '@parvis/api/entities/label';
import { and, count, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/isAmong.ts';
import { caseLabels, feed, labels } from '../../platform/db/schema.ts';
import { createBadRequest, Refusal } from '../../platform/lib/refusal.ts';
import { type CaseRow, loadCaseInfo, lockStaffCase } from '../cases/service.ts';
import { type AppContext, commitAndNotify } from '../context/appContext.ts';
import type { StaffReader } from '../context/session.ts';

type LabelRequest = BodyOf<(typeof labelCalls)['casesLabel']>;

/** @throws Refusal badRequest for foreign or removed labels */
async function checkLabels(tx: Tx, cuid: string, ids: readonly string[]): Promise<void> {
  const found = await tx
    .select({ id: labels.id })
    .from(labels)
    .where(and(eq(labels.cuid, cuid), isAmong(labels.id, ids)))
    .for('key share');
  const unknown = ids.findIndex((id) => !found.some((one) => one.id === id));
  if (unknown >= 0) throw createBadRequest(`body.add.${unknown}`, 'unknown');
}

/**
 * Idempotent. @returns whether any was new
 * @throws Refusal badRequest, stepNotAllowed
 */
export async function addLabels(
  tx: Tx,
  { csid, cuid, kind }: Pick<CaseRow, 'csid' | 'cuid' | 'kind'>,
  ids: readonly string[],
): Promise<boolean> {
  if (kind === 'gathering') throw new Refusal('stepNotAllowed');
  await checkLabels(tx, cuid, ids);
  const added = await tx
    .insert(caseLabels)
    .values([...new Set(ids)].map((label) => ({ csid, label })))
    .onConflictDoNothing()
    .returning({ label: caseLabels.label });
  const [stored] = await tx.select({ many: count() }).from(caseLabels).where(eq(caseLabels.csid, csid));
  if ((stored?.many ?? 0) > CASE_LABELS_MAX)
    throw createBadRequest('body.add', { reason: 'tooBig', max: CASE_LABELS_MAX });
  return added.length > 0;
}

/** @returns whether the case had any */
async function removeLabels(
  tx: Tx,
  { csid }: Pick<CaseRow, 'csid'>,
  ids: readonly string[],
): Promise<boolean> {
  const removed = await tx
    .delete(caseLabels)
    .where(and(eq(caseLabels.csid, csid), isAmong(caseLabels.label, ids)))
    .returning({ label: caseLabels.label });
  return removed.length > 0;
}

export const tellBoards = (tx: Tx, { csid, cuid, lastMsgId }: CaseRow) =>
  tx.insert(feed).values({ csid, cuid, type: 'case', msgId: lastMsgId });

/**
 * Idempotent.
 * @throws Refusal badRequest, stepNotAllowed, unknownCase
 */
export async function labelCase(
  context: AppContext,
  { csid, add = [], remove = [] }: LabelRequest,
  reader: StaffReader,
): Promise<CaseInfo> {
  await commitAndNotify(context, async (tx) => {
    const row = await lockStaffCase(tx, csid, reader);
    const hasLost = remove.length > 0 && (await removeLabels(tx, row, remove));
    const hasGot = add.length > 0 && (await addLabels(tx, row, add));
    if (hasLost || hasGot) await tellBoards(tx, row);
  });
  return loadCaseInfo(context, csid, reader);
}
