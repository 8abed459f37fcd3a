import type { Words } from '@parvis/locales/wordsIn';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { cases, messages, participants } from '../../platform/db/schema.ts';
import { createBadRequest, Refusal } from '../../platform/lib/refusal.ts';
import { appendMessages, assignMessageId, joinByStep, takeStep } from '../cases/service.ts';
import type { StaffReader } from '../context/session.ts';
import { lockGathering } from './findGathering.ts';

/** False once a moderator stopped the gathering. */
export async function takesPart(
  db: Pick<Tx, 'select'>,
  gthrId: string,
  crUid: string | undefined,
): Promise<boolean> {
  const found = await db
    .select({ csid: participants.csid })
    .from(participants)
    .innerJoin(cases, eq(cases.csid, participants.csid))
    .where(
      and(
        eq(participants.csid, gthrId),
        eq(participants.crUid, crUid ?? ''),
        eq(participants.staff, false),
        isNull(participants.left),
        isNull(cases.stoppedAt),
      ),
    );
  return found.length > 0;
}

/**
 * Announces once. The sender becomes a member.
 * @throws Refusal badRequest for an unknown gathering, gatheringClosed
 */
export async function announcePoll(
  tx: Tx,
  at: { readonly gthrId: string; readonly cuid: string },
  poll: { readonly code: string; readonly lbl: Words },
  reader: StaffReader,
): Promise<void> {
  const { row } = await lockGathering(tx, at).catch((error: unknown) => {
    throw error instanceof Refusal ? createBadRequest('body.poll.gthrId', 'unknown') : error;
  });
  const before = await tx
    .select({ msgId: messages.msgId })
    .from(messages)
    .where(and(eq(messages.csid, at.gthrId), sql`${messages.poll} ->> 'code' = ${poll.code}`))
    .limit(1);
  if (before.length > 0) return;
  const allowed = await takeStep(tx, row, 'send', reader);
  const joining = await joinByStep(tx, allowed, reader);
  const message = assignMessageId({ crUid: reader.crUid, staff: true, event: 'pollSent', poll });
  await appendMessages(tx, row, [...joining, message], { change: {}, snippet: poll.lbl });
}
