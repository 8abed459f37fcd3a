import type { AskedQuestion } from '@parvis/api/calls/town';
import type { Message } from '@parvis/api/entities/message';
import type { Words } from '@parvis/locales/wordsIn';
import { sameForAll } from '../base/words.ts';
import { change, type Services } from '../services/services.ts';
import type { Tx } from '../store/database.ts';
import { append, type NewMessage, sentBefore } from './caseRows.ts';
import { messageOf } from './messageView.ts';
import { type Same, sameFlow, sameQuestion } from './sameAgain.ts';
import { questionnaireOf } from './staffQuestion.ts';
import { allow, joinCase, joiningMessages, type StaffReader, takeCase } from './staffSide.ts';

/** What is put to a reporter, as it is stored. */
interface Put {
  readonly csid: string;
  readonly id: string;
  readonly step: 'ask' | 'askMobile';
  readonly same: Same;
  readonly content: Pick<NewMessage, 'qstnId' | 'qstn' | 'flow'>;
  /** What lists show of it, where it has words of its own. */
  readonly snippet?: Words;
}

async function store(tx: Tx, put: Put, reader: StaffReader, hasSms: boolean) {
  const { csid, id, step, same, content, snippet } = put;
  const locked = await takeCase(tx, csid, reader);
  const before = await sentBefore(tx, csid, id, reader, same);
  if (before) return before;
  const allowed = await allow(tx, locked, step, reader, hasSms);
  const joining = joiningMessages(allowed, reader);
  if (joining.length > 0) await joinCase(tx, csid, reader);
  const message: NewMessage = { ...content, id, crUid: reader.crUid, staff: true };
  const mobileMsgId = locked.lastMsgId + joining.length + 1;
  const change = { state: allowed.state, ...(step === 'askMobile' && { mobileMsgId }) };
  const changes = joining.length > 0 || step === 'askMobile';
  const appended = await append(tx, locked, [...joining, message], {
    ...(changes && { change }),
    ...(snippet && { snippet }),
  });
  return appended.at(-1);
}

const MOBILE = {
  step: 'askMobile',
  same: sameFlow('mobileNeeded'),
  content: { flow: 'mobileNeeded' },
} as const;

/** What a question comes to. @throws Refusal badRequest */
function putOf(question: AskedQuestion): Pick<Put, 'step' | 'same' | 'content' | 'snippet'> {
  if (question.kind === 'mobile') return MOBILE;
  const qstn = questionnaireOf(question);
  const snippet = sameForAll(question.txt.trim());
  return { step: 'ask', same: sameQuestion(qstn), content: { qstnId: qstn.start, qstn }, snippet };
}

/**
 * Puts a structured question to the contributor, or asks for their mobile number, once at a time; who asks takes the case in hand if
 * they had not.
 * @throws Refusal badRequest, conflict, stepNotAllowed, unknownCase
 */
export async function askQuestion(
  services: Services,
  { csid, id, question }: { csid: string; id: string; question: AskedQuestion },
  reader: StaffReader,
): Promise<Message> {
  const put = { csid, id, ...putOf(question) };
  const row = await change(services, (tx) => store(tx, put, reader, services.sms.available));
  if (row === undefined) throw new Error('The question was not stored.');
  return messageOf(row, reader);
}
