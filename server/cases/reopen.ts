import type { BodyOf } from '@parvis/api/call';
import type { mobileCalls } from '@parvis/api/calls/mobile';
import type { CaseInfo } from '@parvis/api/entities/case';
import { DAY } from '@parvis/locales/dates';
import { and, eq, isNull, not, sql } from 'drizzle-orm';
import { timeNow } from '../base/clock.ts';
import { lockWriter } from '../people/mergePeople.ts';
import { change, type Reader, type Services } from '../services/services.ts';
import type { Tx } from '../store/database.ts';
import { identities, participants, staff } from '../store/schema.ts';
import { append, type CaseChange, type CaseRow, isReopenable, lockCase, sentBefore } from './caseRows.ts';
import { caseInfo } from './caseView.ts';
import { sameStep } from './sameAgain.ts';
import { contributorText } from './sendText.ts';
import { allow } from './staffSide.ts';
import { eventOf, eventsOf } from './toldSteps.ts';

export type ContributorChange = BodyOf<(typeof mobileCalls)['casesChange']>;

/** So few stars, or fewer, put a closed case back before staff: "not at all" and "rather not". */
const LOW_RATING = 2;

/** From a close on its reporter may say for so many days that the problem is still there. */
export const returnUntil = (days: number): Date => new Date(timeNow() + days * DAY);

/** Whether somebody who takes part still works for the customer of a case. */
const stillWorksFor = (cuid: string) => sql`exists (
  select 1 from ${staff} s join ${identities} i on s.email = i.email or s.phone = i.phone
  where s.cuid = ${cuid} and i.cr_uid = ${participants.crUid})`;

/**
 * A case that comes back is new to all, for whoever had it at its end may be away; it stays theirs, who know it, as long as they still
 * work there.
 */
export async function comeBack(tx: Tx, { csid, cuid }: CaseRow): Promise<CaseChange> {
  await tx
    .update(participants)
    .set({ left: sql`clock_timestamp()` })
    .where(
      and(
        eq(participants.csid, csid),
        eq(participants.staff, true),
        isNull(participants.left),
        not(stillWorksFor(cuid)),
      ),
    );
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
  cuid: string,
  reader: Reader,
): Promise<CaseInfo> {
  const { csid, id, step } = asked;
  const { messageLetters } = await services.customers.get(cuid);
  const txt = asked.txt && contributorText(asked.txt, messageLetters);
  await change(services, async (tx) => {
    await lockWriter(tx, reader.crUid);
    const row = await lockCase(tx, csid);
    if (await sentBefore(tx, csid, id, reader, sameStep(eventsOf(step), { txt }))) return;
    await allow(tx, row, step, reader);
    const event = { id, crUid: reader.crUid, staff: false, event: eventOf('reopen') };
    await append(tx, row, [{ ...event, ...(txt && { msgTxt: txt }) }], {
      // Its survey asked about an end that is none.
      change: { ...(await comeBack(tx, row)), rateMsgId: null },
    });
  });
  return caseInfo(services, csid, reader);
}
