import type { PollSummary } from '@parvis/api/entities/poll';
import { eq } from 'drizzle-orm';
import type { PollFile } from '../../platform/config/customerFile.ts';
import type { Tx } from '../../platform/db/database.ts';
import { polls } from '../../platform/db/schema.ts';
import { getDatabaseNow } from '../../platform/lib/clock.ts';
import { createQrid } from '../../platform/lib/ids.ts';
import { Refusal } from '../../platform/lib/refusal.ts';
import { recordAuditEntries } from '../audit/service.ts';
import { type AppContext, commitAndNotify } from '../context/appContext.ts';
import type { StaffReader } from '../context/session.ts';
import { type Customer, getPollPhase, lockCustomerChanges } from '../customers/service.ts';
import { announcePoll } from '../gatherings/service.ts';
import { lockAgainstMerge } from '../identity/service.ts';
import { loadPollSummary, lockPoll, type PollRow } from './findPoll.ts';
import { nameCopy } from './nameCopy.ts';
import { forgetVoters, type PollFields, storePollVersion, toPollFields } from './storePolls.ts';

export type DeskPoll = Omit<PollFile, 'code'> & {
  readonly code?: string | undefined;
  readonly gthrId?: string | undefined;
};

type DeskFields = PollFields & Pick<PollRow, 'gthrId'>;

const toDeskFields = ({ gthrId, ...poll }: Omit<DeskPoll, 'code'>): DeskFields => ({
  ...toPollFields(poll),
  ...(gthrId === undefined ? { gthrId: null } : { gthrId, places: null }),
});

/**
 * Announces once the poll has a day or was opened.
 * @throws Refusal badRequest, gatheringClosed
 */
export async function announceToGathering(
  tx: Tx,
  poll: PollRow,
  customer: Customer,
  reader: StaffReader,
): Promise<void> {
  const { gthrId, code, lbl, cuid } = poll;
  const phase = getPollPhase(poll, customer, getDatabaseNow());
  const isDated = phase === 'notYet' && poll.opens !== null;
  if (gthrId !== null && (phase === 'open' || isDated))
    await announcePoll(tx, { gthrId, cuid }, { code, lbl }, reader);
}

async function insertPoll(
  tx: Tx,
  id: string,
  fields: DeskFields,
  { role: { cuid, name } }: StaffReader,
): Promise<PollRow> {
  const [before] = await tx.select().from(polls).where(eq(polls.id, id));
  if (before && before.cuid !== cuid) throw new Refusal('conflict', { path: 'body.id' });
  // A repeat.
  if (before) return before;
  const [row] = await tx
    .insert(polls)
    .values({ id, cuid, code: createQrid(), source: 'desk', madeBy: name, ...fields })
    .returning();
  if (!row) throw new Error('The poll was not stored.');
  return row;
}

/** @throws Refusal unknownPoll, stepNotAllowed for a poll of the customer's file */
async function updatePoll(tx: Tx, code: string, fields: DeskFields, cuid: string): Promise<PollRow> {
  const { id, source } = await lockPoll(tx, cuid, code);
  if (source === 'file') throw new Refusal('stepNotAllowed');
  const [row] = await tx.update(polls).set(fields).where(eq(polls.id, id)).returning();
  if (!row) throw new Error('The poll was not stored.');
  return row;
}

export const recordPollStep = (
  tx: Tx,
  { cuid, code }: Pick<PollRow, 'cuid' | 'code'>,
  { role: { rlid, name } }: StaffReader,
  what: 'saved' | 'opened' | 'closed' | 'reopened' | 'copied' | 'withdrawn',
) => recordAuditEntries(tx, [{ cuid, kind: 'poll', what, by: { rlid, name }, about: code }]);

/**
 * Expects a validated poll. New ones are idempotent by `id`; updates go by code.
 * @throws Refusal unknownPoll, stepNotAllowed, conflict, badRequest, gatheringClosed
 */
export async function savePoll(
  context: AppContext,
  id: string,
  { code, ...draft }: DeskPoll,
  reader: StaffReader,
): Promise<PollSummary> {
  const { cuid } = reader.role;
  const customer = await context.customers.get(cuid);
  const saved = await commitAndNotify(context, async (tx) => {
    await lockAgainstMerge(tx, reader.crUid);
    await lockCustomerChanges(tx);
    const fields = toDeskFields(draft);
    const row =
      code === undefined
        ? await insertPoll(tx, id, fields, reader)
        : await updatePoll(tx, code, fields, cuid);
    await storePollVersion(tx, row.id, draft.questionnaire);
    await forgetVoters(tx, row);
    await recordPollStep(tx, row, reader, 'saved');
    await announceToGathering(tx, row, customer, reader);
    return row;
  });
  context.customers.invalidate();
  return loadPollSummary(context.db, await context.customers.get(cuid), saved.code);
}

/** Waits until staff open it. */
export async function copyPoll(tx: Tx, poll: PollRow, id: string, reader: StaffReader): Promise<PollRow> {
  const { intro, places, gthrId, results, anonymous, changeable, partial, questionnaireId } = poll;
  const fields = { intro, places, gthrId, results, anonymous, changeable, partial, questionnaireId };
  return insertPoll(tx, id, { ...fields, lbl: nameCopy(poll.lbl), opens: null, closes: null }, reader);
}
