import type { BodyOf } from '@parvis/api/call';
import type { mobileCalls } from '@parvis/api/calls/mobile';
import type { CaseInfo } from '@parvis/api/entities/case';
import { DAY } from '@parvis/locales/dates';
import { and, eq, isNull, not, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { identities, participants, staff } from '../../platform/db/schema.ts';
import { timeNow } from '../../platform/lib/clock.ts';
import { change, type Reader, type Services } from '../context/services.ts';
import { lockWriter } from '../identity/mergePeople.ts';
import { append, type CaseChange, type CaseRow, isReopenable, lockCase, sentBefore } from './caseRows.ts';
import { caseInfo } from './caseView.ts';
import { sameStep } from './sameAgain.ts';
import { contributorText } from './sendText.ts';
import { allow } from './staffSide.ts';
import { eventOf, eventsOf } from './toldSteps.ts';

export type ContributorChange = BodyOf<(typeof mobileCalls)['casesChange']>;

/** At most this many stars reopen a closed case. */
const LOW_RATING = 2;

export const returnUntil = (days: number): Date => new Date(timeNow() + days * DAY);

const stillWorksFor = (cuid: string) => sql`exists (
  select 1 from ${staff} s join ${identities} i on s.email = i.email or s.phone = i.phone
  where s.cuid = ${cuid} and i.cr_uid = ${participants.crUid})`;

/** A reopened case is open to all, since its handlers may be away. They stay on it unless removed from staff. */
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

export const bringsBack = (row: CaseRow, rating: number | undefined): boolean =>
  rating !== undefined && rating <= LOW_RATING && row.state === 'closed' && isReopenable(row);

/**
 * Reopens a closed case for its reporter, idempotently.
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
      // Its survey is void.
      change: { ...(await comeBack(tx, row)), rateMsgId: null },
    });
  });
  return caseInfo(services, csid, reader);
}
