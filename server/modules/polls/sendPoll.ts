import type { BodyOf } from '@parvis/api/call';
import type { staffPollCalls } from '@parvis/api/calls/polls';
import type { Message } from '@parvis/api/entities/message';
import { getDatabaseNow } from '../../platform/lib/clock.ts';
import { Refusal } from '../../platform/lib/refusal.ts';
import {
  appendMessages,
  checkNamedReader,
  findRepeatedMessage,
  joinByStep,
  lockStaffCase,
  takeStep,
  toMessage,
} from '../cases/service.ts';
import { type AppContext, commitAndNotify } from '../context/appContext.ts';
import type { StaffReader } from '../context/session.ts';
import { getPollPhase } from '../customers/service.ts';
import { findShownPoll } from './findPoll.ts';

/**
 * Idempotent. The sender becomes a handler.
 * @throws Refusal badRequest, conflict, stepNotAllowed, unknownCase, unknownPoll, pollClosed
 */
export async function sendPoll(
  context: AppContext,
  { csid, id, poll: code, tgtTypes, tgtCrUid }: BodyOf<(typeof staffPollCalls)['pollSend']>,
  reader: StaffReader,
): Promise<Message> {
  const customer = await context.customers.get(reader.role.cuid);
  await checkNamedReader(context.db, { csid, tgtCrUid });
  const row = await commitAndNotify(context, async (tx) => {
    const locked = await lockStaffCase(tx, csid, reader);
    const before = await findRepeatedMessage(tx, csid, id, reader, ({ poll }) => poll?.code === code);
    if (before) return before;
    const poll = await findShownPoll(tx, customer.cuid, code, reader);
    // The gathering has it already.
    if (poll.gthrId !== null) throw new Refusal('stepNotAllowed');
    if (getPollPhase(poll, customer, getDatabaseNow()) !== 'open') throw new Refusal('pollClosed');
    const allowed = await takeStep(tx, locked, 'ask', reader);
    const joining = await joinByStep(tx, allowed, reader);
    const { lbl } = poll;
    const message = {
      ...{ id, crUid: reader.crUid, staff: true, event: 'pollSent' as const, poll: { code, lbl } },
      ...(locked.betweenUsers && { tgtTypes: tgtCrUid ? [tgtCrUid] : tgtTypes }),
    };
    const appended = await appendMessages(tx, locked, [...joining, message], {
      ...(joining.length > 0 && { change: { state: allowed.state } }),
      snippet: lbl,
    });
    return appended.at(-1);
  });
  if (!row) throw new Error('The poll was not sent.');
  return toMessage(row, reader);
}
