import type { BodyOf } from '@parvis/api/call';
import type { townFollowerCalls } from '@parvis/api/calls/followers';
import type { CaseInfo } from '@parvis/api/entities/case';
import {
  appendMessages,
  findRepeatedMessage,
  getEvent,
  loadCaseInfo,
  lockStaffCase,
  takeStep,
} from '../cases/service.ts';
import { type AppContext, commitAndNotify } from '../context/appContext.ts';
import type { StaffReader } from '../context/session.ts';

/**
 * Applies to later messages; followers then read as the reporter does. Idempotent.
 * @throws Refusal conflict, stepNotAllowed, unknownCase
 */
export async function openToFollowers(
  context: AppContext,
  { csid, id, open }: BodyOf<(typeof townFollowerCalls)['casesFollowers']>,
  reader: StaffReader,
): Promise<CaseInfo> {
  const step = open ? 'openToFollowers' : 'closeToFollowers';
  const event = getEvent(step);
  await commitAndNotify(context, async (tx) => {
    const row = await lockStaffCase(tx, csid, reader);
    if (await findRepeatedMessage(tx, csid, id, reader, (stored) => stored.event === event)) return;
    await takeStep(tx, row, step, reader);
    // Followers do not read this message itself.
    const followersAfter = open ? row.lastMsgId + 1 : null;
    const message = { id, crUid: reader.crUid, staff: true, event };
    await appendMessages(tx, row, [message], { change: { followersAfter } });
  });
  return loadCaseInfo(context, csid, reader);
}
