import { STAFF_MESSAGE_MAX } from '@parvis/api/constants';
import type { Message } from '@parvis/api/entities/message';
import type { ErrorCode } from '@parvis/api/errors';
import { isUnseen, type MessageLetters, normaliseMessage } from '@parvis/questionnaire/model/values/validate';
import { sql } from 'drizzle-orm';
import { onceMore } from '../../platform/db/onceMore.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { rowsOf } from '../../platform/db/rowsOf.ts';
import { messages } from '../../platform/db/schema.ts';
import { malformed, Refusal } from '../../platform/lib/refusal.ts';
import type { Reader, Services } from '../context/services.ts';
import type { StaffReader } from '../context/session.ts';
import { lineOf, withId } from './caseRows.ts';
import { messageOf } from './messageView.ts';
import { sameText } from './sameAgain.ts';
import { joinedAs } from './toldSteps.ts';
import { whyRefused } from './whyTyped.ts';

export interface SentText {
  csid: string;
  /** Created by the device. */
  id: string;
  txt: string;
}

/** A contributor's text by the message rules, with the letters that their customer takes. @throws Refusal badRequest */
export function contributorText(txt: string, letters: MessageLetters): string {
  const text = normaliseMessage(txt, letters);
  if (text === undefined) throw malformed('body.txt', whyRefused(txt, letters));
  return text;
}

/**
 * Allows all but control characters.
 * @throws Refusal badRequest
 */
export function staffText(txt: string): string {
  const text = txt
    .normalize('NFC')
    .replace(/[^\S\r\n]+/gu, ' ')
    .replace(/ ?\r?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  if (/[^\P{Cc}\n]|\p{Cs}/u.test(text)) throw malformed('body.txt', 'characters');
  if (isUnseen(text)) throw malformed('body.txt', 'missing');
  if (text.length > STAFF_MESSAGE_MAX)
    throw malformed('body.txt', { reason: 'tooLong', max: STAFF_MESSAGE_MAX });
  return text;
}

const asked = (name: string) => sql.placeholder(name);

/** `send_text` locks, authorizes, numbers, stores and publishes in one query. */
const sending = prepared((db) =>
  db
    .select({ refusal: sql<ErrorCode | null>`refusal`, ...rowsOf(messages) })
    .from(
      sql`(select refusal, (stored).* from send_text(${asked('csid')}, ${asked('cuid')}, ${asked('message')}, ${asked('line')},
        ${asked('joining')}, ${asked('member')})) as messages`,
    )
    .prepare('send_text'),
);

const joiningOf = ({ crUid }: Reader) => ({
  handler: withId({ crUid, staff: true, event: joinedAs('handler') }),
  none: withId({ crUid, staff: true, event: joinedAs('none') }),
  left: withId({ crUid, staff: true, event: joinedAs('left') }),
});

async function send(
  services: Services,
  { csid, id }: SentText,
  msgTxt: string,
  reader: Reader,
  at: { cuid: string; joining?: object; member?: object },
): Promise<Message> {
  const given = {
    csid,
    cuid: at.cuid,
    message: JSON.stringify({ id, crUid: reader.crUid, staff: reader.staff, msgTxt }),
    line: JSON.stringify(lineOf({ msgTxt })),
    joining: JSON.stringify(at.joining ?? {}),
    member: JSON.stringify(at.member ?? {}),
  };
  const [row] = await onceMore(() => sending(services.db).execute(given));
  if (!row) throw new Error('The message was not stored.');
  const { refusal, ...stored } = row;
  if (refusal === 'conflict' || (refusal === null && !sameText(msgTxt)(stored)))
    throw new Refusal('conflict', { path: 'body.id' });
  if (refusal !== null) throw new Refusal(refusal);
  services.notice();
  return messageOf(stored, reader);
}

/**
 * Stores a contributor's text, idempotently.
 * @throws Refusal unauthenticated, badRequest, conflict, stepNotAllowed, unknownCase, blocked, withdrawn
 */
export async function sendText(
  services: Services,
  sent: SentText,
  cuid: string,
  reader: Reader,
): Promise<Message> {
  const { messageLetters } = await services.customers.get(cuid);
  return send(services, sent, contributorText(sent.txt, messageLetters), reader, { cuid });
}

/**
 * Stores a staff text, idempotently; the sender becomes a handler.
 * @throws Refusal badRequest, conflict, stepNotAllowed, unknownCase
 */
export function sendStaffText(services: Services, sent: SentText, reader: StaffReader): Promise<Message> {
  const { cuid, name, grpLbl, gcatCode } = reader.role;
  return send(services, sent, staffText(sent.txt), reader, {
    cuid,
    joining: joiningOf(reader),
    member: { name, grpLbl, gcatCode },
  });
}
