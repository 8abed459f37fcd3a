import type { BodyOf } from '@parvis/api/call';
import type { mobileCalls } from '@parvis/api/calls/mobile';
import type { CaseInfo } from '@parvis/api/entities/case';
import { DAY } from '@parvis/locales/dates';
import { and, eq, isNull, not, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { identities, participants, staff } from '../../platform/db/schema.ts';
import { getTime } from '../../platform/lib/clock.ts';
import { type AppContext, commitAndNotify, type Reader } from '../context/appContext.ts';
import { lockWriter } from '../identity/mergePeople.ts';
import {
  appendMessages,
  type CaseChange,
  type CaseRow,
  findRepeatedMessage,
  isReopenable,
  lockCase,
} from './caseRows.ts';
import { allowStep } from './caseSteps.ts';
import { loadCaseInfo } from './caseView.ts';
import { parseContributorText } from './sendText.ts';
import { getEvent, getEvents } from './stepEvents.ts';
import { matchStep } from './storedMatchers.ts';

export type ContributorChange = BodyOf<(typeof mobileCalls)['casesChange']>;

/** At most this many stars reopen a closed case. */
const REOPEN_RATING_MAX = 2;

export const getReopenUntil = (days: number): Date => new Date(getTime() + days * DAY);

const isStillStaff = (cuid: string) => sql`exists (
  select 1 from ${staff} s join ${identities} i on s.email = i.email or s.phone = i.phone
  where s.cuid = ${cuid} and i.cr_uid = ${participants.crUid})`;

/** A reopened case is open to all, since its handlers may be away. They stay on it unless removed from staff. */
export async function reopenCase(tx: Tx, { csid, cuid }: CaseRow): Promise<CaseChange> {
  await tx
    .update(participants)
    .set({ left: sql`clock_timestamp()` })
    .where(
      and(
        eq(participants.csid, csid),
        eq(participants.staff, true),
        isNull(participants.left),
        not(isStillStaff(cuid)),
      ),
    );
  return { state: 'open', outcome: null };
}

export const shouldReopen = (row: CaseRow, rating: number | undefined): boolean =>
  rating !== undefined && rating <= REOPEN_RATING_MAX && row.state === 'closed' && isReopenable(row);

/**
 * Reopens a closed case for its reporter, idempotently.
 * @throws Refusal unauthenticated, badRequest, conflict, stepNotAllowed, unknownCase
 */
export async function changeCase(
  context: AppContext,
  request: ContributorChange,
  cuid: string,
  reader: Reader,
): Promise<CaseInfo> {
  const { csid, id, step } = request;
  const { messageLetters } = await context.customers.get(cuid);
  const txt = request.txt && parseContributorText(request.txt, messageLetters);
  await commitAndNotify(context, async (tx) => {
    await lockWriter(tx, reader.crUid);
    const row = await lockCase(tx, csid);
    if (await findRepeatedMessage(tx, csid, id, reader, matchStep(getEvents(step), { txt }))) return;
    await allowStep(tx, row, step, reader);
    const event = { id, crUid: reader.crUid, staff: false, event: getEvent('reopen') };
    await appendMessages(tx, row, [{ ...event, ...(txt && { msgTxt: txt }) }], {
      // Its survey is void.
      change: { ...(await reopenCase(tx, row)), rateMsgId: null },
    });
  });
  return loadCaseInfo(context, csid, reader);
}
