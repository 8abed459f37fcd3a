import type { BodyOf } from '@parvis/api/call';
import type { mobileCalls } from '@parvis/api/calls/mobile';
import type { CaseInfo } from '@parvis/api/entities/case';
import type { Tx } from '../../platform/db/database.ts';
import { type AppContext, commitAndNotify, type Reader } from '../context/appContext.ts';
import { lockAgainstMerge } from '../identity/service.ts';
import { findConflict, markConflict } from './answerChanges.ts';
import {
  appendMessages,
  assignMessageId,
  type CaseChange,
  type CaseRow,
  countHandlers,
  findRepeatedMessage,
  lockCase,
  type NewMessage,
} from './caseRows.ts';
import { type AllowedStep, takeStep } from './caseSteps.ts';
import { loadCaseInfo } from './caseView.ts';
import { getReopenUntil, reopenCase } from './reopen.ts';
import { parseContributorText } from './sendText.ts';
import { reporterEvents } from './stepEvents.ts';
import { matchStep } from './storedMatchers.ts';

export type ContributorChange = BodyOf<(typeof mobileCalls)['casesChange']>;
type ReporterStep = Exclude<ContributorChange['step'], 'contact'>;

/** Between users. @returns who reads the event, if not all */
async function storeBlock(
  tx: Tx,
  csid: string,
  crUid: string,
  step: ReporterStep,
): Promise<Pick<NewMessage, 'tgtTypes'>> {
  if (step !== 'block' && step !== 'unblock') return {};
  await markConflict(tx, { csid, crUid }, step === 'block');
  // The other side may still refuse messages.
  return step === 'unblock' && (await findConflict(tx, { csid, crUid })).others
    ? { tgtTypes: ['staff'] }
    : {};
}

/** Changes besides the state. A step voids an earlier survey. */
const stepChanges: Readonly<
  Record<ReporterStep, (tx: Tx, allowed: AllowedStep, reopenUntil: Date) => Promise<CaseChange>>
> = {
  hold: async () => ({ holdUntil: null }),
  resume: async (tx, { row }) => ((await countHandlers(tx, row.csid)) > 0 ? {} : { state: 'open' }),
  // The survey follows the event.
  solved: async (_, { row }, reopenUntil) => ({
    ...{ outcome: 'solved', rateMsgId: row.lastMsgId + 2, rating: null, reopenUntil },
  }),
  close: async (_tx, _allowed, reopenUntil) => ({ outcome: null, rateMsgId: null, reopenUntil }),
  cancel: async () => ({ outcome: null, rateMsgId: null, reopenUntil: null }),
  reopen: async (tx, { row }) => ({ ...(await reopenCase(tx, row)), rateMsgId: null }),
  block: async () => ({}),
  unblock: async () => ({}),
};

/**
 * Between users, the target may take steps too. Idempotent.
 * @throws Refusal unauthenticated, badRequest, conflict, stepNotAllowed, unknownCase, blocked, withdrawn
 */
export async function takeReporterStep(
  context: AppContext,
  request: ContributorChange & { step: ReporterStep },
  cuid: string,
  reader: Reader,
): Promise<CaseInfo> {
  const { csid, id, step } = request;
  const { messageLetters, reopenDays } = await context.customers.get(cuid);
  const txt = request.txt && parseContributorText(request.txt, messageLetters);
  const event = reporterEvents[step];
  await commitAndNotify(context, async (tx) => {
    await lockAgainstMerge(tx, reader.crUid);
    const row: CaseRow = await lockCase(tx, csid);
    if (await findRepeatedMessage(tx, csid, id, reader, matchStep([event], { txt }))) return;
    const allowed = await takeStep(tx, row, step, reader);
    const readers = await storeBlock(tx, csid, reader.crUid, step);
    const change = await stepChanges[step](tx, allowed, getReopenUntil(reopenDays));
    const message = { id, crUid: reader.crUid, staff: false, event, ...readers, ...(txt && { msgTxt: txt }) };
    const survey = step === 'solved' ? [assignMessageId({ staff: false, flow: 'satisfaction' })] : [];
    await appendMessages(tx, row, [message, ...survey], { change: { state: allowed.state, ...change } });
  });
  return loadCaseInfo(context, csid, reader);
}
