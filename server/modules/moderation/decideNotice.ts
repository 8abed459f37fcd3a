import type { BodyOf } from '@parvis/api/call';
import type { moderationCalls } from '@parvis/api/calls/moderation';
import { isEnded } from '@parvis/api/entities/case';
import type { Notice } from '@parvis/api/entities/notice';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { cases, feed, notices } from '../../platform/db/schema.ts';
import { getDatabaseNow } from '../../platform/lib/clock.ts';
import { createBadRequest, Refusal } from '../../platform/lib/refusal.ts';
import { recordAuditEntries } from '../audit/service.ts';
import {
  appendMessages,
  assignMessageId,
  blockUser,
  type CaseRow,
  getEvent,
  joinAsHost,
  parseStaffText,
} from '../cases/service.ts';
import { type AppContext, commitAndNotify } from '../context/appContext.ts';
import type { StaffReader } from '../context/session.ts';
import { lockAgainstMerge } from '../identity/service.ts';
import { findBlockable } from './findBlockable.ts';
import { toNotice } from './loadModeration.ts';
import { takeOutMessage } from './moderateMessage.ts';

type Decision = BodyOf<(typeof moderationCalls)['moderationDecide']>;
type NoticeRow = typeof notices.$inferSelect;

const NO_STOP = { stoppedAt: null, stoppedBy: null } as const;

/** Lock order: case before notice. The case may have been erased. */
async function lockNotice(tx: Tx, id: string, { crUid, role }: StaffReader) {
  await lockAgainstMerge(tx, crUid);
  const [known] = await tx.select().from(notices).where(eq(notices.id, id));
  if (known?.cuid !== role.cuid) throw createBadRequest('body.id', 'unknown');
  const [row] = await tx.select().from(cases).where(eq(cases.csid, known.csid)).for('no key update');
  const [notice] = await tx.select().from(notices).where(eq(notices.id, id)).for('update');
  if (!notice) throw createBadRequest('body.id', 'unknown');
  return { notice, row };
}

interface Release {
  readonly tx: Tx;
  readonly row: CaseRow;
  readonly notice: NoticeRow;
  readonly request: Decision;
  readonly reader: StaffReader;
}

/** Removes the reported message, else closes the gathering; members see no reason. */
async function endInGathering(context: AppContext, { tx, row, notice, request, reader }: Release) {
  const { about, csid, reason } = notice;
  if (about.kind === 'message') {
    const { msgId } = about;
    await takeOutMessage(context, tx, row, { csid, msgId, reason, note: request.note }, reader);
    return;
  }
  if (isEnded(row.state)) return;
  const closing = assignMessageId({ crUid: reader.crUid, staff: true, event: 'gthrClosed' });
  const joining = await joinAsHost(tx, row.csid, reader);
  await appendMessages(tx, row, [...joining, closing], { change: { ...NO_STOP, state: 'closed' } });
}

/** Ends the stop, and rejects the case if decided. */
async function releaseCase(context: AppContext, release: Release) {
  const { tx, row, request, reader } = release;
  const { decision, txt } = request;
  if (decision === 'close' && row.kind === 'gathering') return endInGathering(context, release);
  if (decision === 'close' && !isEnded(row.state)) {
    if (!txt?.trim()) throw createBadRequest('body.txt', 'missing');
    const closing = assignMessageId({
      ...{ crUid: reader.crUid, staff: true, event: getEvent('reject') },
      msgTxt: parseStaffText(txt),
    });
    await appendMessages(tx, row, [closing], { change: { ...NO_STOP, state: 'rejected' } });
    return;
  }
  if (row.stoppedAt) await tx.update(cases).set(NO_STOP).where(eq(cases.csid, row.csid));
  await tx.insert(feed).values({ cuid: row.cuid, csid: row.csid, type: 'case', msgId: row.lastMsgId });
}

async function storeDecision(
  context: AppContext,
  tx: Tx,
  request: Decision,
  reader: StaffReader,
): Promise<{ notice: NoticeRow; row: CaseRow | undefined }> {
  const { id, decision } = request;
  const { notice, row } = await lockNotice(tx, id, reader);
  if (notice.decision !== null && notice.decision !== decision) throw new Refusal('conflict');
  if (notice.decision !== null) return { notice, row };
  if (decision === 'block' && (await findBlockable(tx, notice)) === undefined)
    throw new Refusal('stepNotAllowed');
  const { cuid, rlid, name } = reader.role;
  const [decided] = await tx
    .update(notices)
    .set({
      ...{ decision, decidedAt: getDatabaseNow(), decidedRlid: rlid, decidedName: name },
      note: request.note?.trim() || null,
    })
    .where(eq(notices.id, id))
    .returning();
  if (row) await releaseCase(context, { tx, row, notice, request, reader });
  const about = `${notice.nbr} · ${notice.reference}`;
  await recordAuditEntries(tx, [{ cuid, kind: 'case', what: 'noticeDecided', by: { rlid, name }, about }]);
  return { notice: decided ?? notice, row };
}

/** Keeps a repeat idempotent. */
const deriveBlockId = (id: string): string => `${id.slice(0, 62)}-b`;

/**
 * Ends the stop. Idempotent.
 * @throws Refusal unauthenticated, badRequest, conflict, stepNotAllowed
 */
export async function decideNotice(
  context: AppContext,
  request: Decision,
  reader: StaffReader,
): Promise<Notice> {
  const { notice, row } = await commitAndNotify(context, (tx) => storeDecision(context, tx, request, reader));
  const blockable = row && (await findBlockable(context.db, notice));
  if (request.decision === 'block' && blockable !== undefined) {
    const block = { csid: notice.csid, id: deriveBlockId(notice.id), crUid: blockable };
    await blockUser(context, { ...block, reason: ['abusiveOrOffensiveBehaviour'] }, reader);
  }
  return toNotice(notice, null, blockable);
}
