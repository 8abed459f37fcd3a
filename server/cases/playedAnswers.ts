import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import type { Reader } from '../services/services.ts';
import type { Tx } from '../store/database.ts';
import { answerContent, snippetOf } from './answerMessages.ts';
import { append, type CaseChange, type CaseRow, type MessageRow, type NewMessage } from './caseRows.ts';
import type { ReplayedReport } from './replayReport.ts';

/** What was asked, and what was answered; `abort` as long as there are further questions. */
export interface PlayedAnswers extends ReplayedReport {
  asked: MessageRow;
  definition: Questionnaire;
}

/** Who sends answers, under which id of their device. */
export interface AnswerSender {
  id: string;
  reader: Reader;
}

/** Stores answers as one message of whoever gave them, with what they change of the case, and what they cause (`event`) behind them. */
export async function appendAnswers(
  tx: Tx,
  locked: CaseRow,
  { asked, entries, definition }: PlayedAnswers,
  { id, reader }: AnswerSender,
  { change, event }: { change?: CaseChange; event?: NewMessage | undefined } = {},
): Promise<MessageRow | undefined> {
  const content = answerContent(entries, definition);
  const snippet = snippetOf(content);
  const message = { ...content, id, crUid: reader.crUid, staff: false, msgIdAnswer: asked.msgId };
  const [stored] = await append(tx, locked, event ? [message, event] : [message], {
    ...(change && { change }),
    // Of what they cause lists tell by its kind.
    ...(snippet && !event && { snippet }),
  });
  return stored;
}
