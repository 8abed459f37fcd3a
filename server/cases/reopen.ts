import type { BodyOf } from '@parvis/api/call';
import type { mobileCalls } from '@parvis/api/calls/mobile';
import type { CaseInfo } from '@parvis/api/entities/case';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { lockWriter } from '../people/mergePeople.ts';
import { change, type Reader, type Services } from '../services/services.ts';
import type { Tx } from '../store/database.ts';
import { cases, participants } from '../store/schema.ts';
import { append, type CaseChange, type CaseRow, isReopenable, lockCase, sentBefore } from './caseRows.ts';
import { caseInfo } from './caseView.ts';
import { sameStep } from './sameAgain.ts';
import { contributorText } from './sendText.ts';
import { allow } from './staffSide.ts';
import { eventOf, eventsOf } from './toldSteps.ts';

/** What a contributor does with their own case. */
export type ContributorChange = BodyOf<(typeof mobileCalls)['casesChange']>;

/** So few stars, or fewer, put a closed case back before staff: "not at all" and "rather not". */
const LOW_RATING = 2;

/** From a close on its reporter may say for so many days that the problem is still there. */
export async function openReturn(tx: Tx, csid: string, days: number): Promise<void> {
  const reopenUntil = sql`clock_timestamp() + make_interval(days => ${days}::integer)`;
  await tx.update(cases).set({ reopenUntil }).where(eq(cases.csid, csid));
}

/** Nobody handles a case that comes back: whoever closed it may be away, and it counts as new for all. */
export async function letGo(tx: Tx, csid: string): Promise<CaseChange> {
  await tx
    .update(participants)
    .set({ left: sql`clock_timestamp()` })
    .where(and(eq(participants.csid, csid), eq(participants.staff, true), isNull(participants.left)));
  return { state: 'open', outcome: null };
}

/** Whether stars put a case back before staff. */
export const bringsBack = (row: CaseRow, rating: number | undefined): boolean =>
  rating !== undefined && rating <= LOW_RATING && row.state === 'closed' && isReopenable(row);

/**
 * Opens a closed case again for its reporter. The same id again changes nothing.
 * @throws Refusal unauthenticated, badRequest, conflict, stepNotAllowed, unknownCase
 */
export async function changeCase(
  services: Services,
  asked: ContributorChange,
  reader: Reader,
): Promise<CaseInfo> {
  const { csid, id, step } = asked;
  const txt = asked.txt && contributorText(asked.txt);
  await change(services, async (tx) => {
    await lockWriter(tx, reader.crUid);
    const row = await lockCase(tx, csid);
    if (await sentBefore(tx, csid, id, reader, sameStep(eventsOf(step), { txt }))) return;
    const { line } = await allow(tx, row, step, reader);
    const event = { id, crUid: reader.crUid, staff: false, event: eventOf(line) };
    await append(tx, row, [{ ...event, ...(txt && { msgTxt: txt }) }], {
      // Its survey asked about an end that is none.
      change: { ...(await letGo(tx, csid)), rateMsgId: null },
    });
  });
  return caseInfo(services, csid, reader);
}
