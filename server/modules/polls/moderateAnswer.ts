import type { BodyOf } from '@parvis/api/call';
import type { staffPollCalls } from '@parvis/api/calls/polls';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { pollAnswers } from '../../platform/db/schema.ts';
import { createBadRequest } from '../../platform/lib/refusal.ts';
import { recordAuditEntries } from '../audit/service.ts';
import { type AppContext, runInTransaction } from '../context/appContext.ts';
import type { StaffReader } from '../context/session.ts';
import { type AnswerRow, storeAnswer } from '../pollAnswers/service.ts';
import { findPoll } from './findPoll.ts';

type ModerateRequest = BodyOf<(typeof staffPollCalls)['pollsModerate']>;

function withoutText(row: AnswerRow, qstnId: string, item: string): AnswerRow {
  const { [item]: _, ...rest } = row.answers[qstnId] ?? {};
  return { ...row, answers: { ...row.answers, [qstnId]: rest } };
}

async function removeText(
  tx: Tx,
  { code, answer, qstnId, item, reason }: ModerateRequest,
  { role: { cuid, rlid, name } }: StaffReader,
): Promise<boolean> {
  const poll = await findPoll(tx, cuid, code);
  const [row] = await tx
    .select()
    .from(pollAnswers)
    .where(and(eq(pollAnswers.poll, poll.id), eq(pollAnswers.person, answer)))
    .for('update');
  if (!row) throw createBadRequest('body.answer', 'unknown');
  // A repeat, or changed concurrently.
  if (typeof row.answers[qstnId]?.[item] !== 'string') return false;
  await storeAnswer(tx, withoutText(row, qstnId, item), row);
  const details = [{ id: 'reason', value: reason, before: '' }];
  await recordAuditEntries(tx, [
    { cuid, kind: 'poll', what: 'moderated', by: { rlid, name }, about: code, details },
  ]);
  return true;
}

/**
 * The rest of the answer counts.
 * @returns whether it existed
 * @throws Refusal unknownPoll, badRequest
 */
export const moderateAnswer = (
  context: AppContext,
  request: ModerateRequest,
  reader: StaffReader,
): Promise<boolean> => runInTransaction(context, (tx) => removeText(tx, request, reader));
