import { isDeepStrictEqual } from 'node:util';
import type { Answer } from '@parvis/questionnaire/model/report';
import type { Item, Questionnaire } from '@parvis/questionnaire/model/schema';
import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { cases, messages } from '../../platform/db/schema.ts';
import { createBadRequest, Refusal } from '../../platform/lib/refusal.ts';
import type { Reader } from '../context/appContext.ts';
import { getTargetTypes } from './answerChanges.ts';
import { buildAnswerContent, buildSnippet } from './answerContent.ts';
import {
  appendMessages,
  assignMessageId,
  type CaseChange,
  type CaseRow,
  type MessageRow,
  type NewMessage,
} from './caseRows.ts';
import { reopenCase, shouldReopen } from './reopen.ts';
import type { AnsweredQuestion, ReplayedReport } from './replayReport.ts';
import { getEvent } from './stepEvents.ts';
import { matchAnswers } from './storedMatchers.ts';

/** `abort` while further questions follow. */
export interface PlayedAnswers extends ReplayedReport {
  question: MessageRow;
  definition: Questionnaire;
}

export interface AnswerSender {
  id: string;
  reader: Reader;
}

const THANKS = 'satisfaction.thanksMessage';

async function wasSolvedByOther(tx: Tx, { csid, msgId }: MessageRow, reporter: string): Promise<boolean> {
  const [close] = await tx
    .select({ event: messages.event, crUid: messages.crUid })
    .from(messages)
    .where(and(eq(messages.csid, csid), eq(messages.msgId, msgId - 1)));
  return close?.event === 'crSolved' && close.crUid !== reporter;
}

/**
 * Between users, answers go to the readers that they name (`chng`), else to those of the question; surveys go
 * to staff, thanks to the solver.
 */
async function getReaders(
  tx: Tx,
  { betweenUsers }: CaseRow,
  { question, entries, changes }: PlayedAnswers,
  { crUid }: Reader,
): Promise<Pick<NewMessage, 'tgtTypes'>> {
  if (!betweenUsers) return {};
  if (question.flow === null) return { tgtTypes: getTargetTypes(changes) ?? question.tgtTypes };
  const thanks = entries.every(({ qstnId }) => qstnId === THANKS);
  return thanks && (await wasSolvedByOther(tx, question, crUid)) ? {} : { tgtTypes: ['staff'] };
}

/** Stores one message, then the event that the answers cause. */
export async function appendAnswers(
  tx: Tx,
  locked: CaseRow,
  answered: PlayedAnswers,
  { id, reader }: AnswerSender,
  { change, event }: { change?: CaseChange; event?: NewMessage | undefined } = {},
): Promise<MessageRow | undefined> {
  const { question, entries, definition } = answered;
  const content = buildAnswerContent(entries, definition);
  const snippet = buildSnippet(content);
  const message = {
    ...content,
    ...{ id, crUid: reader.crUid, staff: false, msgIdAnswer: question.msgId },
    ...(await getReaders(tx, locked, answered, reader)),
  };
  const [stored] = await appendMessages(tx, locked, event ? [message, event] : [message], {
    ...(change && { change }),
    // Lists show the event instead.
    ...(snippet && !event && { snippet }),
  });
  return stored;
}

/** Later ratings are about the product. */
function findRating({ entries, definition: { start } }: PlayedAnswers): number | undefined {
  const first = entries.find(({ qstnId }) => qstnId === start);
  const stars = first?.question.items.flatMap(({ type, id }) =>
    type === 'rating' && id !== undefined ? [first.answers[id]] : [],
  );
  return stars?.find((answer) => typeof answer === 'number');
}

interface AnswerMessage {
  items: readonly Item[] | null;
  answers?: MessageRow['answers'] | undefined;
}

/** The last answer of an item counts. */
function mergeAnswers(stored: readonly AnswerMessage[]) {
  const items = new Set(stored.flatMap((message) => message.items ?? []).map(({ id }) => id ?? ''));
  const answers: Record<string, Answer> = Object.assign(
    {},
    ...stored.map((message) => message.answers ?? {}),
  );
  return { items, answers };
}

function isAlreadyAnswered(
  { items, answers }: AnswerMessage,
  earlier: ReturnType<typeof mergeAnswers>,
): boolean {
  return (items ?? []).every(
    ({ id = '' }) => earlier.items.has(id) && isDeepStrictEqual(earlier.answers[id], answers?.[id]),
  );
}

const loadAnswers = (tx: Tx, { csid, msgId }: MessageRow): Promise<MessageRow[]> =>
  tx
    .select()
    .from(messages)
    .where(and(eq(messages.csid, csid), eq(messages.msgIdAnswer, msgId)))
    .orderBy(asc(messages.msgId));

function filterNewAnswers(
  { entries, definition }: PlayedAnswers,
  before: readonly MessageRow[],
): AnsweredQuestion[] {
  const earlier = mergeAnswers(before);
  return entries.filter(
    (entry) =>
      Object.keys(entry.answers).length > 0 &&
      !isAlreadyAnswered(buildAnswerContent([entry], definition), earlier),
  );
}

/** Compares a repeat with the first request. */
export async function isSameSurvey(
  tx: Tx,
  locked: CaseRow,
  stored: MessageRow,
  answered: PlayedAnswers,
): Promise<boolean> {
  const { question, abort, definition } = answered;
  if (!abort && locked.rateMsgId === question.msgId) return false;
  const before = (await loadAnswers(tx, question)).filter(({ msgId }) => msgId < stored.msgId);
  const entries = filterNewAnswers(answered, before);
  return entries.length > 0 && matchAnswers(question.msgId, buildAnswerContent(entries, definition))(stored);
}

/**
 * People send survey answers one by one.
 * @throws Refusal badRequest, conflict
 */
export async function storeSurvey(
  tx: Tx,
  locked: CaseRow,
  answered: PlayedAnswers,
  sender: AnswerSender,
): Promise<MessageRow | undefined> {
  const { question, abort } = answered;
  if (locked.rateMsgId !== question.msgId) throw new Refusal('conflict');
  const before = await loadAnswers(tx, question);
  const fresh = filterNewAnswers(answered, before);
  const rating = findRating(answered);
  const isReopening = fresh.length > 0 && (await shouldReopen(tx, locked, question, rating));
  const change = {
    ...(!abort && { rateMsgId: null }),
    ...(rating !== undefined && { rating }),
    ...(isReopening && (await reopenCase(tx, locked))),
  };
  if (fresh.length === 0) {
    if (!abort) await tx.update(cases).set(change).where(eq(cases.csid, question.csid));
    const last = before.at(-1);
    if (!last) throw createBadRequest('body.played.events', 'notPossible');
    return last;
  }
  const reopened = assignMessageId({ crUid: sender.reader.crUid, staff: false, event: getEvent('reopen') });
  const news = { ...answered, entries: fresh };
  return appendAnswers(tx, locked, news, sender, { change, event: isReopening ? reopened : undefined });
}
