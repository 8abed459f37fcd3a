import type { BodyOf } from '@parvis/api/call';
import type { mobileCalls } from '@parvis/api/calls/mobile';
import type { Message } from '@parvis/api/entities/message';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../store/database.ts';
import { messages } from '../store/schema.ts';
import { type AnswerContent, answerContents, snippetOf } from './answerMessages.ts';
import { append, type CaseChange, type CaseRow, lockCase, type MessageRow, sentBefore } from './caseRows.ts';
import { messageOf } from './caseView.ts';
import { type CheckedEntry, checkReport } from './checkReport.ts';
import { ownFlows } from './flows.ts';
import { change, type House, type Reader } from './house.ts';
import { holdWriter } from './mergePeople.ts';
import { malformed, Refusal } from './refusal.ts';
import { allow } from './staffSide.ts';

/** Answers on their way into a discussion. */
export type SentForm = BodyOf<(typeof mobileCalls)['sendForm']>;

/**
 * The question a form answers.
 * @throws Refusal badRequest when there is none of that number, conflict when it was answered.
 */
async function findQuestion(tx: Tx, csid: string, msgId: number): Promise<MessageRow> {
  if (!Number.isInteger(msgId) || msgId < 1 || msgId > 2 ** 31 - 1) throw malformed('body.msgIdAnswer');
  const at = (column: typeof messages.msgId | typeof messages.msgIdAnswer) =>
    and(eq(messages.csid, csid), eq(column, msgId));
  const [asked] = await tx.select().from(messages).where(at(messages.msgId));
  if (!asked?.qstn && !asked?.flow) throw malformed('body.msgIdAnswer');
  const [answered] = await tx
    .select({ msgId: messages.msgId })
    .from(messages)
    .where(at(messages.msgIdAnswer));
  if (answered) throw new Refusal('conflict');
  return asked;
}

const definitionOf = ({ qstn, flow }: MessageRow): Questionnaire => {
  const definition = qstn ?? (flow ? ownFlows[flow] : undefined);
  if (!definition) throw malformed('body.msgIdAnswer');
  return definition;
};

/** One message of all answers; where an item comes twice the later answer stands. */
function merged(contents: readonly AnswerContent[]): AnswerContent {
  const items = contents.flatMap((content) => content.items ?? []);
  return {
    qstnId: contents[0]?.qstnId ?? '',
    items: items.filter(
      (item, index) => item.id === undefined || items.findIndex(({ id }) => id === item.id) === index,
    ),
    answers: Object.assign({}, ...contents.map(({ answers }) => answers)),
    words: Object.assign({}, ...contents.map(({ words }) => words)),
  };
}

/** The stars of a satisfaction survey: the rating its first question asks for. Later ones are about the tool. */
function ratingIn(entries: readonly CheckedEntry[]): number | undefined {
  const first = entries.find(({ qstnId }) => qstnId === ownFlows.satisfaction.start);
  const stars = first?.question.items.flatMap(({ type, id }) =>
    type === 'rating' && id !== undefined ? [first.answers[id]] : [],
  );
  return stars?.find((answer) => typeof answer === 'number');
}

function changeBy(
  asked: MessageRow,
  held: CaseRow,
  entries: readonly CheckedEntry[],
): CaseChange | undefined {
  if (asked.flow !== 'satisfaction' || held.rateMsgId !== asked.msgId) return undefined;
  const rating = ratingIn(entries);
  return { rateMsgId: null, ...(rating !== undefined && { rating }) };
}

/**
 * Stores the answers to a question of the discussion once. Those of a satisfaction survey also rate the case.
 * @throws Refusal unauthenticated, badRequest, conflict, stepNotAllowed, unknownCase
 */
export async function sendForm(house: House, sent: SentForm, reader: Reader): Promise<Message> {
  const row = await change(house, async (tx) => {
    await holdWriter(tx, reader.crUid);
    const held = await lockCase(tx, sent.csid);
    const before = await sentBefore(tx, sent.csid, sent.id, reader);
    if (before) return before;
    const asked = await findQuestion(tx, sent.csid, sent.msgIdAnswer);
    await allow(tx, held, asked.flow ? 'rate' : 'send', reader);
    const definition = definitionOf(asked);
    const entries = checkReport(definition, sent.report, { abort: asked.flow !== null });
    if (entries.length === 0) throw malformed('body.report.answersArray');
    const contents = answerContents(entries, definition, reader.locale, house.text);
    const changes = changeBy(asked, held, entries);
    const snippet = snippetOf(contents, reader.locale);
    const draft = {
      ...merged(contents),
      id: sent.id,
      crUid: reader.crUid,
      staff: false,
      msgIdAnswer: sent.msgIdAnswer,
    };
    const [stored] = await append(tx, held, [draft], {
      ...(changes && { change: changes }),
      ...(snippet && { snippet }),
    });
    return stored;
  });
  if (!row) throw new Error('The answers were not stored.');
  return messageOf(row, reader);
}
