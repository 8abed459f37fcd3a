import type { BodyOf } from '@parvis/api/call';
import type { mobileCalls } from '@parvis/api/calls/mobile';
import type { NoticeAbout } from '@parvis/api/entities/notice';
import { DAY } from '@parvis/locales/dates';
import { wordsIn } from '@parvis/locales/wordsIn';
import { and, count, eq, gt, not } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { cases, feed, messages, notices } from '../../platform/db/schema.ts';
import { getDatabaseNow, getDatabaseTime } from '../../platform/lib/clock.ts';
import { createCaseNumber } from '../../platform/lib/ids.ts';
import { createBadRequest, Refusal } from '../../platform/lib/refusal.ts';
import { recordAuditEntries } from '../audit/service.ts';
import {
  buildSnippet,
  type CaseRow,
  clampMessageId,
  findParticipant,
  isAddressed,
  lockCase,
} from '../cases/service.ts';
import { type AppContext, commitAndNotify, type Reader } from '../context/appContext.ts';
import { lockAgainstMerge } from '../identity/service.ts';
import { notifyModerators } from '../notifications/service.ts';
import { findMessage } from './findMessage.ts';

type AbuseReport = BodyOf<(typeof mobileCalls)['reportAbuse']>;
type NoticeRow = typeof notices.$inferSelect;

/** The reference uses unmistakable letters. */
const REFERENCE_LENGTH = 5;

/** Includes answers and file descriptions. */
async function copyMessage(tx: Tx, csid: string, msgId: number, locale: Reader['locale']) {
  const { msgTxt, items, answers, words, qstnId, media } = await findMessage(tx, csid, msgId);
  const answered =
    items && words && buildSnippet({ items, words, answers: answers ?? {}, qstnId: qstnId ?? '' });
  const parts = [msgTxt, answered && wordsIn(answered, locale), ...(media ?? []).map(({ alt }) => alt)];
  return parts.filter(Boolean).join('\n') || null;
}

/** @throws Refusal badRequest for a message that only others may read */
async function requireAddressed(tx: Tx, csid: string, msgId: number, crUid: string): Promise<void> {
  const [hidden] = await tx
    .select({ msgId: messages.msgId })
    .from(messages)
    .where(
      and(
        eq(messages.csid, csid),
        eq(messages.msgId, clampMessageId(msgId)),
        not(isAddressed(messages, { csid, crUid, staff: false })),
      ),
    );
  if (hidden) throw createBadRequest('body.about.msgId', 'unknown');
}

/** @throws Refusal badRequest */
async function copySubject(tx: Tx, csid: string, about: NoticeAbout, { crUid, locale }: Reader) {
  if (about.kind === 'message') {
    const part = await findParticipant(tx, csid, { crUid, staff: false });
    if (part && about.msgId <= part.readsAfter) throw createBadRequest('body.about.msgId', 'unknown');
    await requireAddressed(tx, csid, about.msgId, crUid);
    return copyMessage(tx, csid, about.msgId, locale);
  }
  if (about.kind === 'participant') {
    const sides = [true, false].map((staff) => findParticipant(tx, csid, { crUid: about.crUid, staff }));
    if (!(await Promise.all(sides)).some((one) => one !== undefined))
      throw createBadRequest('body.about.crUid', 'unknown');
  }
  return null;
}

/** @throws Refusal conflict */
async function findRepeatedNotice(tx: Tx, id: string, crUid: string): Promise<NoticeRow | undefined> {
  const [stored] = await tx.select().from(notices).where(eq(notices.id, id));
  if (stored && stored.crUid !== crUid) throw new Refusal('conflict', { path: 'body.id' });
  return stored;
}

/** Daily per person; more alert no moderator, against flooding. */
const TOLD_PER_DAY = 5;

/** Counts the last 24 hours. Only the first notice stops the case. */
async function countRecentNotices(tx: Tx, cuid: string, crUid: string): Promise<number> {
  const since = new Date(getDatabaseTime() - DAY);
  const [row] = await tx
    .select({ many: count() })
    .from(notices)
    .where(and(eq(notices.cuid, cuid), eq(notices.crUid, crUid), gt(notices.at, since)));
  return row?.many ?? 0;
}

async function insertNotice(tx: Tx, notice: Omit<NoticeRow, 'reference'>): Promise<NoticeRow> {
  for (;;) {
    const reference = createCaseNumber(REFERENCE_LENGTH);
    const [row] = await tx
      .insert(notices)
      .values({ ...notice, reference })
      .onConflictDoNothing({ target: [notices.cuid, notices.reference] })
      .returning();
    if (row) return row;
  }
}

const stopCase = (tx: Tx, { csid }: CaseRow, { id, at }: NoticeRow) =>
  tx.update(cases).set({ stoppedAt: at, stoppedBy: id }).where(eq(cases.csid, csid));

async function storeNotice(
  context: AppContext,
  tx: Tx,
  { csid, id, about, reason, txt }: AbuseReport,
  cuid: string,
  reader: Reader,
): Promise<NoticeRow> {
  const { crUid } = reader;
  await lockAgainstMerge(tx, crUid);
  const row = await lockCase(tx, csid);
  if (row.cuid !== cuid) throw new Refusal('unknownCase');
  const before = await findRepeatedNotice(tx, id, crUid);
  if (before) return before;
  const copy = await copySubject(tx, csid, about, reader);
  const earlier = await countRecentNotices(tx, cuid, crUid);
  // One person stops no discussion: staff silence or remove people there.
  const stopped = row.kind === 'case' && row.stoppedAt === null && earlier === 0;
  const notice = await insertNotice(tx, {
    ...{ id, cuid, csid, nbr: row.nbr, crUid, at: getDatabaseNow(), about, reason, copy, stopped },
    txt: txt?.trim() || null,
    ...{ decision: null, decidedAt: null, decidedRlid: null, decidedName: null, note: null },
  });
  if (stopped) await stopCase(tx, row, notice);
  // Refreshes moderation pages.
  await tx.insert(feed).values({ cuid, csid, type: 'case', msgId: row.lastMsgId });
  await recordAuditEntries(tx, [
    { cuid, kind: 'case', what: 'noticed', via: 'server', about: `${row.nbr} · ${notice.reference}` },
  ]);
  if (earlier < TOLD_PER_DAY) await notifyModerators(context, tx, { ...notice, msgId: row.lastMsgId });
  return notice;
}

/**
 * Alerts moderators, and stops the conversation until they decide. Idempotent.
 * @throws Refusal unauthenticated, badRequest, conflict, unknownCase
 */
export async function reportAbuse(
  context: AppContext,
  report: AbuseReport,
  cuid: string,
  reader: Reader,
): Promise<{ reference: string; stopped: boolean }> {
  const { reference, stopped } = await commitAndNotify(context, (tx) =>
    storeNotice(context, tx, report, cuid, reader),
  );
  return { reference, stopped };
}
