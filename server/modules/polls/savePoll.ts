import type { PollSummary } from '@parvis/api/entities/poll';
import { eq } from 'drizzle-orm';
import type { PollFile } from '../../platform/config/customerFile.ts';
import type { Tx } from '../../platform/db/database.ts';
import { polls } from '../../platform/db/schema.ts';
import { createQrid } from '../../platform/lib/ids.ts';
import { Refusal } from '../../platform/lib/refusal.ts';
import { recordAuditEntries } from '../audit/service.ts';
import { type AppContext, runInTransaction } from '../context/appContext.ts';
import type { StaffReader } from '../context/session.ts';
import { lockCustomerChanges } from '../customers/service.ts';
import { loadPollSummary, lockPoll, type PollRow } from './findPoll.ts';
import { nameCopy } from './nameCopy.ts';
import { forgetVoters, type PollFields, storePollVersion, toPollFields } from './storePolls.ts';

/** A poll as staff compose it. */
export type DeskPoll = Omit<PollFile, 'code'> & { readonly code?: string | undefined };

async function insertPoll(
  tx: Tx,
  id: string,
  fields: PollFields,
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

/** @throws Refusal unknownPoll, stepNotAllowed for one of the customer's file */
async function updatePoll(tx: Tx, code: string, fields: PollFields, cuid: string): Promise<PollRow> {
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
 * Stores a poll that was checked: a new one, idempotently by `id`, or the one of its code.
 * @throws Refusal unknownPoll, stepNotAllowed, conflict
 */
export async function savePoll(
  context: AppContext,
  id: string,
  { code, ...draft }: DeskPoll,
  reader: StaffReader,
): Promise<PollSummary> {
  const { cuid } = reader.role;
  const saved = await runInTransaction(context, async (tx) => {
    await lockCustomerChanges(tx);
    const fields = toPollFields(draft);
    const row =
      code === undefined
        ? await insertPoll(tx, id, fields, reader)
        : await updatePoll(tx, code, fields, cuid);
    await storePollVersion(tx, row.id, draft.questionnaire);
    await forgetVoters(tx, row);
    await recordPollStep(tx, row, reader, 'saved');
    return row;
  });
  context.customers.invalidate();
  return loadPollSummary(context.db, await context.customers.get(cuid), saved.code);
}

/** Copies a poll, which then waits until staff open it. */
export async function copyPoll(tx: Tx, poll: PollRow, id: string, reader: StaffReader): Promise<PollRow> {
  const { intro, places, results, anonymous, changeable, partial, questionnaireId } = poll;
  const fields = { intro, places, results, anonymous, changeable, partial, questionnaireId };
  return insertPoll(tx, id, { ...fields, lbl: nameCopy(poll.lbl), opens: null, closes: null }, reader);
}
