import type { BodyOf } from '@parvis/api/call';
import type { staffPollCalls } from '@parvis/api/calls/polls';
import type { PollPhase, PollSummary } from '@parvis/api/entities/poll';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { polls } from '../../platform/db/schema.ts';
import { getDatabaseNow } from '../../platform/lib/clock.ts';
import { Refusal } from '../../platform/lib/refusal.ts';
import { type AppContext, commitAndNotify } from '../context/appContext.ts';
import type { StaffReader } from '../context/session.ts';
import { type Customer, getPollPhase, lockCustomerChanges } from '../customers/service.ts';
import { lockAgainstMerge } from '../identity/service.ts';
import { loadPollSummary, loadPollVersion, lockPoll, type PollRow } from './findPoll.ts';
import { announceToGathering, copyPoll, recordPollStep } from './savePoll.ts';
import { storePollVersion } from './storePolls.ts';

type StepRequest = BodyOf<(typeof staffPollCalls)['pollsStep']>;
type TimeStep = Exclude<StepRequest['step'], 'copy'>;

interface StepRule {
  /** In other phases the step has no effect or is refused. */
  readonly from: readonly PollPhase[];
  readonly to: PollPhase;
  readonly what: 'opened' | 'closed' | 'reopened' | 'withdrawn';
  change(now: Date): Partial<PollRow>;
}

const open = (now: Date) => ({ openedAt: now, closedAt: null });

const steps: Readonly<Record<TimeStep, StepRule>> = {
  open: { from: ['notYet'], to: 'open', what: 'opened', change: open },
  close: { from: ['open'], to: 'closed', what: 'closed', change: (now) => ({ closedAt: now }) },
  reopen: { from: ['closed'], to: 'open', what: 'reopened', change: open },
  withdraw: {
    from: ['notYet', 'open', 'closed'],
    to: 'withdrawn',
    what: 'withdrawn',
    change: (now) => ({ withdrawn: now }),
  },
};

/** @throws Refusal stepNotAllowed, gatheringClosed */
async function takeTimeStep(
  tx: Tx,
  poll: PollRow,
  step: TimeStep,
  customer: Customer,
  reader: StaffReader,
): Promise<void> {
  const { from, to, what, change } = steps[step];
  const now = getDatabaseNow();
  const phase = getPollPhase(poll, customer, now);
  if (phase === to) return;
  // The file withdraws its own polls.
  if (!from.includes(phase) || (step === 'withdraw' && poll.source === 'file'))
    throw new Refusal('stepNotAllowed');
  const [changed] = await tx.update(polls).set(change(now)).where(eq(polls.id, poll.id)).returning();
  if (changed) await announceToGathering(tx, changed, customer, reader);
  await recordPollStep(tx, poll, reader, what);
}

/**
 * @returns the poll, or its copy
 * @throws Refusal unknownPoll, stepNotAllowed, conflict, gatheringClosed
 */
export async function stepPoll(
  context: AppContext,
  { code, id, step }: StepRequest,
  reader: StaffReader,
): Promise<PollSummary> {
  const customer = await context.customers.get(reader.role.cuid);
  const done = await commitAndNotify(context, async (tx) => {
    await lockAgainstMerge(tx, reader.crUid);
    await lockCustomerChanges(tx);
    const poll = await lockPoll(tx, customer.cuid, code);
    if (step !== 'copy') {
      await takeTimeStep(tx, poll, step, customer, reader);
      return code;
    }
    const copy = await copyPoll(tx, poll, id, reader);
    await storePollVersion(tx, copy.id, await loadPollVersion(tx, poll.id, poll.questionnaireId));
    await recordPollStep(tx, poll, reader, 'copied');
    return copy.code;
  });
  context.customers.invalidate();
  return loadPollSummary(context.db, customer, done);
}
