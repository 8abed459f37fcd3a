import type { AskedQuestion } from '@parvis/api/calls/staffQuestion';
import type { Message } from '@parvis/api/entities/message';
import type { Words } from '@parvis/locales/wordsIn';
import type { Tx } from '../../platform/db/database.ts';
import { wrapInDefaultLanguage } from '../../platform/lib/labels.ts';
import { translateAll } from '../../platform/lib/texts.ts';
import { type AppContext, commitAndNotify } from '../context/appContext.ts';
import type { StaffReader } from '../context/session.ts';
import { buildDirectQuestion, buildStaffQuestion } from './buildStaffQuestion.ts';
import { appendMessages, findRepeatedMessage, type NewMessage } from './caseRows.ts';
import { joinByStep, lockStaffCase, takeStep } from './caseSteps.ts';
import { toMessage } from './messageView.ts';
import { matchFlow, matchQuestion, type StoredMatcher } from './storedMatchers.ts';

interface NewQuestion {
  readonly csid: string;
  readonly id: string;
  readonly step: 'ask' | 'askMobile' | 'askDirect';
  readonly matches: StoredMatcher;
  readonly content: Pick<NewMessage, 'qstnId' | 'qstn' | 'flow'>;
  readonly snippet?: Words;
}

async function storeQuestion(tx: Tx, newQuestion: NewQuestion, reader: StaffReader, hasSms: boolean) {
  const { csid, id, step, matches, content, snippet } = newQuestion;
  const locked = await lockStaffCase(tx, csid, reader);
  const before = await findRepeatedMessage(tx, csid, id, reader, matches);
  if (before) return before;
  const allowed = await takeStep(tx, locked, step, reader, hasSms);
  const joining = await joinByStep(tx, allowed, reader);
  const message: NewMessage = {
    ...content,
    ...{ id, crUid: reader.crUid, staff: true },
    // Only the reporter answers.
    ...(locked.betweenUsers && { tgtTypes: ['reporter'] }),
  };
  const mobileMsgId = locked.lastMsgId + joining.length + 1;
  const change = { state: allowed.state, ...(step === 'askMobile' && { mobileMsgId }) };
  const changes = joining.length > 0 || step === 'askMobile';
  const appended = await appendMessages(tx, locked, [...joining, message], {
    ...(changes && { change }),
    ...(snippet && { snippet }),
  });
  return appended.at(-1);
}

const MOBILE_QUESTION = {
  step: 'askMobile',
  matches: matchFlow('mobileNeeded'),
  content: { flow: 'mobileNeeded' },
} as const;

/** @throws Refusal badRequest */
function toNewQuestion(
  question: AskedQuestion,
): Pick<NewQuestion, 'step' | 'matches' | 'content' | 'snippet'> {
  if (question.kind === 'mobile') return MOBILE_QUESTION;
  const qstn = question.kind === 'direct' ? buildDirectQuestion() : buildStaffQuestion(question);
  const asked = { matches: matchQuestion(qstn), content: { qstnId: qstn.start, qstn } };
  if (question.kind === 'direct')
    return { step: 'askDirect', ...asked, snippet: translateAll('between.direct') };
  return { step: 'ask', ...asked, snippet: wrapInDefaultLanguage(question.txt.trim()) };
}

/**
 * The sender becomes a handler. Idempotent.
 * @throws Refusal badRequest, conflict, stepNotAllowed, unknownCase
 */
export async function askQuestion(
  context: AppContext,
  { csid, id, question }: { csid: string; id: string; question: AskedQuestion },
  reader: StaffReader,
): Promise<Message> {
  const newQuestion = { csid, id, ...toNewQuestion(question) };
  const row = await commitAndNotify(context, (tx) =>
    storeQuestion(tx, newQuestion, reader, context.sms.available),
  );
  if (row === undefined) throw new Error('The question was not stored.');
  return toMessage(row, reader);
}
