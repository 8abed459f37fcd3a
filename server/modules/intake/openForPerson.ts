import type { AnswerOf } from '@parvis/api/call';
import type { counterCalls } from '@parvis/api/calls/counter';
import { isEnded } from '@parvis/api/entities/case';
import type { LinkDelivery, MadeLink } from '@parvis/api/entities/intake';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { cases, feed } from '../../platform/db/schema.ts';
import { Refusal } from '../../platform/lib/refusal.ts';
import { recordAuditEntries } from '../audit/service.ts';
import {
  type CaseRow,
  type CounterRequest,
  lockStaffCase,
  openCaseFor,
  prepareOpening,
} from '../cases/service.ts';
import { type AppContext, commitAndNotify } from '../context/appContext.ts';
import type { StaffReader } from '../context/session.ts';
import { lockAgainstMerge } from '../identity/service.ts';
import { isClaimed } from '../links/service.ts';
import { checkPlaceGiven } from './counterStart.ts';
import { sendOwnLink } from './sendOwnLink.ts';

type Opened = AnswerOf<(typeof counterCalls)['counterOpen']>[number];

/** Omits the contact from the audit entry. */
const record = (
  tx: Tx,
  what: 'takenFor' | 'ownLinkSent' | 'contactErased',
  { nbr }: Pick<CaseRow, 'nbr'>,
  { role: { cuid, rlid, name } }: StaffReader,
): Promise<void> => recordAuditEntries(tx, [{ cuid, kind: 'case', what, by: { rlid, name }, about: nbr }]);

/**
 * Idempotent.
 * @throws Refusal unknownCategory, badRequest, conflict, unauthenticated
 */
export async function openForPerson(
  context: AppContext,
  request: CounterRequest,
  reader: StaffReader,
  origin: string,
): Promise<Opened> {
  await checkPlaceGiven(context, request.place, reader);
  const prepared = await prepareOpening(context, request, reader);
  return commitAndNotify(context, async (tx) => {
    await lockAgainstMerge(tx, reader.crUid);
    const { row, isNew } = await openCaseFor(tx, request, prepared, reader);
    const { csid, nbr: caseNbr } = row;
    if (isNew) await record(tx, 'takenFor', row, reader);
    // A number is shown once.
    else if (request.send !== 'number' || isEnded(row.state) || (await isClaimed(tx, csid)))
      return { csid, caseNbr };
    return { csid, caseNbr, link: await sendOwnLink(context, tx, row, request.send, { reader, origin }) };
  });
}

/** @throws Refusal unknownCase, stepNotAllowed */
async function lockTakenCase(tx: Tx, csid: string, reader: StaffReader): Promise<CaseRow> {
  const row = await lockStaffCase(tx, csid, reader);
  if (row.channel === null || (await isClaimed(tx, csid))) throw new Refusal('stepNotAllowed');
  return row;
}

/**
 * Requires that no link was used.
 * @throws Refusal unknownCase, stepNotAllowed, badRequest
 */
export const sendAnotherLink = (
  context: AppContext,
  { csid, send }: { readonly csid: string; readonly send: LinkDelivery },
  reader: StaffReader,
  origin: string,
): Promise<MadeLink> =>
  commitAndNotify(context, async (tx) => {
    const row = await lockTakenCase(tx, csid, reader);
    if (isEnded(row.state)) throw new Refusal('stepNotAllowed');
    await record(tx, 'ownLinkSent', row, reader);
    const made = await sendOwnLink(context, tx, row, send, { reader, origin });
    await publishCase(tx, row);
    return made;
  });

const publishCase = (tx: Tx, { csid, cuid, lastMsgId }: CaseRow): Promise<unknown> =>
  tx.insert(feed).values({ csid, cuid, msgId: lastMsgId, type: 'case' });

/**
 * Requires an unused link; done at the person's request. Idempotent.
 * @throws Refusal unknownCase, stepNotAllowed
 */
export async function forgetContact(context: AppContext, csid: string, reader: StaffReader): Promise<void> {
  await commitAndNotify(context, async (tx) => {
    const row = await lockTakenCase(tx, csid, reader);
    if (row.contact === null) return;
    await tx.update(cases).set({ contact: sql`null` }).where(eq(cases.csid, csid));
    await record(tx, 'contactErased', row, reader);
    await publishCase(tx, row);
  });
}
