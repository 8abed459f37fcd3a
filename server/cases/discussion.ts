import type { StaffQuestion } from '@parvis/api/calls/town';
import { STAFF_MESSAGE_MAX } from '@parvis/api/constants';
import type { Message } from '@parvis/api/entities/message';
import type { Why } from '@parvis/api/errors';
import type { Words } from '@parvis/locales/wordsIn';
import { MESSAGE_PATTERN_MAX } from '@parvis/questionnaire/model/values/constants';
import { normaliseMessage, refusedCharacters } from '@parvis/questionnaire/model/values/validate';
import { malformed } from '../base/refusal.ts';
import { sameForAll } from '../base/words.ts';
import { lockWriter } from '../people/mergePeople.ts';
import { change, type Reader, type Services } from '../services/services.ts';
import type { Tx } from '../store/database.ts';
import { append, lockCase, type NewMessage, sentBefore } from './caseRows.ts';
import { messageOf } from './caseView.ts';
import { type Same, sameQuestion, sameText } from './sameAgain.ts';
import { questionnaireOf } from './staffQuestion.ts';
import { allow, joinCase, joiningMessages, type StaffReader, takeCase } from './staffSide.ts';

/** A text on its way into a discussion. */
export interface SentText {
  csid: string;
  /** Made on the device. */
  id: string;
  txt: string;
}

/** Characters of a refused text that are named at most. */
const NAMED_MAX = 10;

/** Why a contributor's text is not taken: its characters before its length, which they may change. */
function whyRefused(txt: string): Why {
  const characters = refusedCharacters(txt).slice(0, NAMED_MAX).join('');
  if (characters !== '') return { reason: 'characters', characters };
  return txt.trim() === '' ? { reason: 'missing' } : { reason: 'tooLong', max: MESSAGE_PATTERN_MAX };
}

/** A contributor's text by the message rules. @throws Refusal badRequest */
function contributorText(txt: string): string {
  const text = normaliseMessage(txt);
  if (text === undefined) throw malformed('body.txt', whyRefused(txt));
  return text;
}

/** A staff text: any characters but control characters, line breaks as spaces. @throws Refusal badRequest */
function staffText(txt: string): string {
  const text = txt.normalize('NFC').replace(/\s+/gu, ' ').trim();
  if (text === '') throw malformed('body.txt', 'missing');
  if (/[\p{Cc}\p{Cs}]/u.test(text)) throw malformed('body.txt', 'characters');
  if (text.length > STAFF_MESSAGE_MAX)
    throw malformed('body.txt', { reason: 'tooLong', max: STAFF_MESSAGE_MAX });
  return text;
}

/**
 * Stores a contributor's text once, however often it arrives.
 * @throws Refusal unauthenticated, badRequest, conflict, stepNotAllowed, unknownCase
 */
export async function sendText(services: Services, sent: SentText, reader: Reader): Promise<Message> {
  const msgTxt = contributorText(sent.txt);
  const row = await change(services, async (tx) => {
    await lockWriter(tx, reader.crUid);
    const locked = await lockCase(tx, sent.csid);
    const before = await sentBefore(tx, sent.csid, sent.id, reader, sameText(msgTxt));
    if (before) return before;
    await allow(tx, locked, 'send', reader);
    const [stored] = await append(tx, locked, [{ id: sent.id, crUid: reader.crUid, staff: false, msgTxt }]);
    return stored;
  });
  return messageOf(present(row), reader);
}

function present<T>(row: T | undefined): T {
  if (row === undefined) throw new Error('The message was not stored.');
  return row;
}

/** What a member of staff says: whoever had not handled the case does so from now on. */
async function post(
  tx: Tx,
  sent: { csid: string; id: string; step: 'send' | 'ask'; same: Same; snippet?: Words },
  content: Partial<NewMessage>,
  reader: StaffReader,
) {
  const locked = await takeCase(tx, sent.csid, reader);
  const before = await sentBefore(tx, sent.csid, sent.id, reader, sent.same);
  if (before) return before;
  const allowed = await allow(tx, locked, sent.step, reader);
  const joining = joiningMessages(allowed, reader);
  if (joining.length > 0) await joinCase(tx, sent.csid, reader);
  const message: NewMessage = { ...content, id: sent.id, crUid: reader.crUid, staff: true };
  const stored = await append(tx, locked, [...joining, message], {
    ...(joining.length > 0 && { change: { state: allowed.state } }),
    ...(sent.snippet && { snippet: sent.snippet }),
  });
  return stored.at(-1);
}

/**
 * Stores a staff text once; the sender takes the case in hand if they had not.
 * @throws Refusal badRequest, conflict, stepNotAllowed, unknownCase
 */
export async function sendStaffText(
  services: Services,
  sent: SentText,
  reader: StaffReader,
): Promise<Message> {
  const msgTxt = staffText(sent.txt);
  const { csid, id } = sent;
  const row = await change(services, (tx) =>
    post(tx, { csid, id, step: 'send', same: sameText(msgTxt) }, { msgTxt }, reader),
  );
  return messageOf(present(row), reader);
}

/**
 * Puts a structured question to the contributor.
 * @throws Refusal badRequest, conflict, stepNotAllowed, unknownCase
 */
export async function askQuestion(
  services: Services,
  sent: { csid: string; id: string; question: StaffQuestion },
  reader: StaffReader,
): Promise<Message> {
  const { csid, id, question } = sent;
  const qstn = questionnaireOf(question);
  const row = await change(services, (tx) =>
    post(
      tx,
      { csid, id, step: 'ask', same: sameQuestion(qstn), snippet: sameForAll(question.txt.trim()) },
      { qstnId: qstn.start, qstn },
      reader,
    ),
  );
  return messageOf(present(row), reader);
}
