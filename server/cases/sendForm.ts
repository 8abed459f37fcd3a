import type { BodyOf } from '@parvis/api/call';
import type { mobileCalls } from '@parvis/api/calls/mobile';
import type { Message } from '@parvis/api/entities/message';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import { and, eq } from 'drizzle-orm';
import { malformed, Refusal } from '../base/refusal.ts';
import { lockWriter } from '../people/mergePeople.ts';
import { change, type Reader, type Services } from '../services/services.ts';
import type { Tx } from '../store/database.ts';
import { messages } from '../store/schema.ts';
import { type AnswerContent, answerContent, snippetOf } from './answerMessages.ts';
import { append, type CaseChange, type CaseRow, lockCase, type MessageRow, sentBefore } from './caseRows.ts';
import { messageOf } from './caseView.ts';
import { shownFlow } from './flows.ts';
import { type AnsweredQuestion, replayReport } from './replayReport.ts';
import { sameAnswers } from './sameAgain.ts';
import { allow } from './staffSide.ts';

/** Answers on their way into a discussion. */
export type SentForm = BodyOf<(typeof mobileCalls)['sendForm']>;

/**
 * The question a form answers.
 * @throws Refusal badRequest when there is none of that number
 */
async function findQuestion(tx: Tx, csid: string, msgId: number): Promise<MessageRow> {
  if (!Number.isInteger(msgId) || msgId < 1 || msgId > 2 ** 31 - 1) throw malformed('body.msgIdAnswer');
  const [asked] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.csid, csid), eq(messages.msgId, msgId)));
  if (!asked?.qstn && !asked?.flow) throw malformed('body.msgIdAnswer', 'unknown');
  return asked;
}

/** @throws Refusal conflict when a question was answered */
async function checkUnanswered(tx: Tx, { csid, msgId }: MessageRow): Promise<void> {
  const [answered] = await tx
    .select({ msgId: messages.msgId })
    .from(messages)
    .where(and(eq(messages.csid, csid), eq(messages.msgIdAnswer, msgId)));
  if (answered) throw new Refusal('conflict');
}

/** What was asked, as the device was shown it. @throws Refusal badRequest */
async function definitionOf(db: Tx, { qstn, flow }: MessageRow, flowId?: string): Promise<Questionnaire> {
  if (qstn) return qstn;
  if (!flow) throw malformed('body.msgIdAnswer');
  return shownFlow(db, flow, flowId);
}

/** The question of the discussion, and what was answered. */
interface PlayedAnswers {
  asked: MessageRow;
  definition: Questionnaire;
  entries: readonly AnsweredQuestion[];
  content: AnswerContent;
}

/** The stars of a satisfaction survey: the rating its first question asks for. Later ones are about the tool. */
function ratingIn(entries: readonly AnsweredQuestion[], { start }: Questionnaire): number | undefined {
  const first = entries.find(({ qstnId }) => qstnId === start);
  const stars = first?.question.items.flatMap(({ type, id }) =>
    type === 'rating' && id !== undefined ? [first.answers[id]] : [],
  );
  return stars?.find((answer) => typeof answer === 'number');
}

function changeBy({ asked, entries, definition }: PlayedAnswers, locked: CaseRow): CaseChange | undefined {
  if (asked.flow !== 'satisfaction' || locked.rateMsgId !== asked.msgId) return undefined;
  const rating = ratingIn(entries, definition);
  return { rateMsgId: null, ...(rating !== undefined && { rating }) };
}

/** What answers come to, played again. @throws Refusal badRequest */
async function answersOf(db: Tx, { csid, msgIdAnswer, played, flowId }: SentForm): Promise<PlayedAnswers> {
  const asked = await findQuestion(db, csid, msgIdAnswer);
  const definition = await definitionOf(db, asked, flowId);
  const { entries, abort } = replayReport(definition, played);
  if (entries.length === 0 || (abort && asked.flow === null))
    throw malformed('body.played.events', 'notPossible');
  return { asked, definition, entries, content: answerContent(entries, definition) };
}

/** What came of some work, to be asked for later: there it is given, or thrown. */
const outcomeOf = <T>(work: Promise<T>): Promise<() => T> =>
  work.then(
    (value) => () => value,
    (error: unknown) => () => {
      throw error;
    },
  );

/**
 * Stores the answers to a question of the discussion once. Those of a satisfaction survey also rate the case.
 * @throws Refusal unauthenticated, badRequest, conflict, stepNotAllowed, unknownCase
 */
export async function sendForm(services: Services, sent: SentForm, reader: Reader): Promise<Message> {
  // Played before anything is locked, as it may take a while; refused only once it is known who asks, and whether it was stored.
  const answers = await outcomeOf(answersOf(services.db, sent));
  const row = await change(services, async (tx) => {
    await lockWriter(tx, reader.crUid);
    const locked = await lockCase(tx, sent.csid);
    const same = (stored: MessageRow) => sameAnswers(sent.msgIdAnswer, answers().content)(stored);
    const before = await sentBefore(tx, sent.csid, sent.id, reader, same);
    if (before) return before;
    const answered = answers();
    const { asked, content } = answered;
    await checkUnanswered(tx, asked);
    await allow(tx, locked, asked.flow ? 'rate' : 'send', reader);
    const changes = changeBy(answered, locked);
    const snippet = snippetOf(content);
    const message = {
      ...content,
      id: sent.id,
      crUid: reader.crUid,
      staff: false,
      msgIdAnswer: sent.msgIdAnswer,
    };
    const [stored] = await append(tx, locked, [message], {
      ...(changes && { change: changes }),
      ...(snippet && { snippet }),
    });
    return stored;
  });
  if (!row) throw new Error('The answers were not stored.');
  return messageOf(row, reader);
}
