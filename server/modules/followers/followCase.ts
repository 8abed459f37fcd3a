import { isEnded } from '@parvis/api/entities/case';
import type { FollowRole } from '@parvis/api/entities/follower';
import { joinMessages } from '@parvis/api/entities/systemMessages';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { cases, feed, followers, messages } from '../../platform/db/schema.ts';
import { Refusal } from '../../platform/lib/refusal.ts';
import { appendMessages, assignMessageId, type CaseRow, lockCase } from '../cases/service.ts';
import { type AppContext, commitAndNotify } from '../context/appContext.ts';
import { checkMaySend, lockAgainstMerge } from '../identity/service.ts';
import { isKnownHere, takesPart } from './knownCase.ts';

interface Follow {
  readonly csid: string;
  readonly cuid: string;
  readonly crUid: string;
}

/** @throws Refusal unknownCase, stepNotAllowed */
async function requireKnownCase({ customers }: AppContext, tx: Tx, { csid, cuid, crUid }: Follow) {
  const [found] = await tx
    .select({ row: cases, mine: takesPart(crUid) })
    .from(cases)
    .where(eq(cases.csid, csid));
  const row = found?.row;
  if (!row || row.cuid !== cuid || row.danger || row.stoppedAt) throw new Refusal('unknownCase');
  if (!isKnownHere(await customers.get(cuid), row.ccatCode)) throw new Refusal('unknownCase');
  if (isEnded(row.state) || found?.mine) throw new Refusal('stepNotAllowed');
  return row;
}

const hasTold = async (tx: Tx, csid: string, event: 'joinSupported' | 'joinFollower'): Promise<boolean> =>
  (
    await tx
      .select({ msgId: messages.msgId })
      .from(messages)
      .where(and(eq(messages.csid, csid), eq(messages.event, event)))
      .limit(1)
  ).length > 0;

/** Writes one message per role, without author; then only the count changes. */
async function tellOfFollower(tx: Tx, { csid, cuid, lastMsgId }: CaseRow, as: FollowRole): Promise<void> {
  const { event } = joinMessages[as];
  if (!(await hasTold(tx, csid, event))) {
    const row = await lockCase(tx, csid);
    if (!(await hasTold(tx, csid, event))) {
      const told = assignMessageId({
        staff: false,
        event,
        join: { as, ...(as === 'supported' && { supported: true }), src: 'scan' },
      });
      await appendMessages(tx, row, [told]);
      return;
    }
  }
  await tx.insert(feed).values({ csid, cuid, type: 'case', msgId: lastMsgId });
}

/**
 * Idempotent.
 * @throws Refusal unauthenticated, blocked, withdrawn, unknownCase, stepNotAllowed
 */
export async function followCase(context: AppContext, follow: Follow, as: FollowRole): Promise<void> {
  const { csid, cuid, crUid } = follow;
  await commitAndNotify(context, async (tx) => {
    await lockAgainstMerge(tx, crUid);
    await checkMaySend(tx, cuid, { crUid, staff: false });
    const row = await requireKnownCase(context, tx, follow);
    const [added] = await tx
      .insert(followers)
      .values({ csid, crUid, as, joined: sql`clock_timestamp()`, msgId: row.lastMsgId })
      .onConflictDoUpdate({
        target: [followers.csid, followers.crUid],
        set: { as },
        // "Me too" replaces "follow", never the reverse.
        setWhere: sql`${followers.as} <> ${as} and ${as} = 'supported'`,
      })
      .returning({ csid: followers.csid });
    if (added) await tellOfFollower(tx, row, as);
  });
}

/** Idempotent. */
export async function unfollowCase(context: AppContext, { csid, cuid, crUid }: Follow): Promise<void> {
  await commitAndNotify(context, async (tx) => {
    const gone = await tx
      .delete(followers)
      .where(and(eq(followers.csid, csid), eq(followers.crUid, crUid)))
      .returning({ csid: followers.csid });
    if (gone.length > 0) await tx.insert(feed).values({ csid, cuid, type: 'case', msgId: 0 });
  });
}
