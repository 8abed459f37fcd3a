import type { StaffQuestion } from '@parvis/api/calls/town';
import type { Message } from '@parvis/api/entities/message';
import type { Words } from '@parvis/locales/wordsIn';
import { sameForAll } from '../base/words.ts';
import { change, type Services } from '../services/services.ts';
import type { Tx } from '../store/database.ts';
import { append, type NewMessage, sentBefore } from './caseRows.ts';
import { messageOf } from './caseView.ts';
import { type Same, sameQuestion } from './sameAgain.ts';
import { questionnaireOf } from './staffQuestion.ts';
import { allow, joinCase, joiningMessages, type StaffReader, takeCase } from './staffSide.ts';

async function store(
  tx: Tx,
  sent: { csid: string; id: string; same: Same; snippet: Words },
  content: Partial<NewMessage>,
  reader: StaffReader,
) {
  const locked = await takeCase(tx, sent.csid, reader);
  const before = await sentBefore(tx, sent.csid, sent.id, reader, sent.same);
  if (before) return before;
  const allowed = await allow(tx, locked, 'ask', reader);
  const joining = joiningMessages(allowed, reader);
  if (joining.length > 0) await joinCase(tx, sent.csid, reader);
  const message: NewMessage = { ...content, id: sent.id, crUid: reader.crUid, staff: true };
  const stored = await append(tx, locked, [...joining, message], {
    ...(joining.length > 0 && { change: { state: allowed.state } }),
    snippet: sent.snippet,
  });
  return stored.at(-1);
}

/**
 * Puts a structured question to the contributor; who asks takes the case in hand if they had not.
 * @throws Refusal badRequest, conflict, stepNotAllowed, unknownCase
 */
export async function askQuestion(
  services: Services,
  sent: { csid: string; id: string; question: StaffQuestion },
  reader: StaffReader,
): Promise<Message> {
  const { csid, id, question } = sent;
  const qstn = questionnaireOf(question);
  const snippet = sameForAll(question.txt.trim());
  const row = await change(services, (tx) =>
    store(tx, { csid, id, same: sameQuestion(qstn), snippet }, { qstnId: qstn.start, qstn }, reader),
  );
  if (row === undefined) throw new Error('The question was not stored.');
  return messageOf(row, reader);
}
