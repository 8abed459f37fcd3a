import type { StaffQuestion } from '@parvis/api/calls/town';
import { STAFF_MESSAGE_MAX } from '@parvis/api/constants';
import type { Message } from '@parvis/api/entities/message';
import { normaliseMessage } from '@parvis/questionnaire/model/validate';
import type { Tx } from '../store/database.ts';
import { append, type Draft, lockCase, sentBefore } from './caseRows.ts';
import { messageOf } from './caseView.ts';
import { change, type House, type Reader } from './house.ts';
import { holdWriter } from './mergePeople.ts';
import { malformed } from './refusal.ts';
import { questionnaireOf } from './staffQuestion.ts';
import { allow, joinCase, joiningDraft, type StaffReader, takeCase } from './staffSide.ts';

/** A text on its way into a discussion. */
export interface SentText {
  csid: string;
  /** Made on the device. */
  id: string;
  txt: string;
}

/** A contributor's text by the message rules. @throws Refusal badRequest */
function contributorText(txt: string): string {
  const text = normaliseMessage(txt);
  if (text === undefined) throw malformed('body.txt');
  return text;
}

/** A staff text: any characters but control characters, line breaks as spaces. @throws Refusal badRequest */
function staffText(txt: string): string {
  const text = txt.normalize('NFC').replace(/\s+/gu, ' ').trim();
  if (text === '' || text.length > STAFF_MESSAGE_MAX || /[\p{Cc}\p{Cs}]/u.test(text))
    throw malformed('body.txt');
  return text;
}

/**
 * Stores a contributor's text once, however often it arrives.
 * @throws Refusal unauthenticated, badRequest, conflict, stepNotAllowed, unknownCase
 */
export async function sendText(house: House, sent: SentText, reader: Reader): Promise<Message> {
  const msgTxt = contributorText(sent.txt);
  const row = await change(house, async (tx) => {
    await holdWriter(tx, reader.crUid);
    const held = await lockCase(tx, sent.csid);
    const before = await sentBefore(tx, sent.csid, sent.id, reader);
    if (before) return before;
    await allow(tx, held, 'send', reader);
    const [stored] = await append(tx, held, [{ id: sent.id, crUid: reader.crUid, staff: false, msgTxt }]);
    return stored;
  });
  return messageOf(present(row), reader);
}

function present<T>(row: T | undefined): T {
  if (row === undefined) throw new Error('The message was not stored.');
  return row;
}

/** What a member of staff says: whoever had not handled the case does so from now on. */
async function say(
  tx: Tx,
  sent: { csid: string; id: string; step: 'send' | 'ask'; snippet?: string },
  content: Partial<Draft>,
  reader: StaffReader,
) {
  const held = await takeCase(tx, sent.csid, reader);
  const before = await sentBefore(tx, sent.csid, sent.id, reader);
  if (before) return before;
  const allowed = await allow(tx, held, sent.step, reader);
  const joining = joiningDraft(allowed, reader);
  if (joining.length > 0) await joinCase(tx, sent.csid, reader);
  const draft: Draft = { ...content, id: sent.id, crUid: reader.crUid, staff: true };
  const stored = await append(tx, held, [...joining, draft], {
    ...(joining.length > 0 && { change: { state: allowed.state } }),
    ...(sent.snippet && { snippet: sent.snippet }),
  });
  return stored.at(-1);
}

/**
 * Stores a staff text once; the sender takes the case in hand if they had not.
 * @throws Refusal badRequest, conflict, stepNotAllowed, unknownCase
 */
export async function sendStaffText(house: House, sent: SentText, reader: StaffReader): Promise<Message> {
  const msgTxt = staffText(sent.txt);
  const { csid, id } = sent;
  const row = await change(house, (tx) => say(tx, { csid, id, step: 'send' }, { msgTxt }, reader));
  return messageOf(present(row), reader);
}

/**
 * Puts a structured question to the contributor.
 * @throws Refusal badRequest, conflict, stepNotAllowed, unknownCase
 */
export async function askQuestion(
  house: House,
  sent: { csid: string; id: string; question: StaffQuestion },
  reader: StaffReader,
): Promise<Message> {
  const { csid, id, question } = sent;
  const qstn = questionnaireOf(question);
  const row = await change(house, (tx) =>
    say(tx, { csid, id, step: 'ask', snippet: question.txt.trim() }, { qstnId: qstn.start, qstn }, reader),
  );
  return messageOf(present(row), reader);
}
