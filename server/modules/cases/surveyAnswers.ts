import { isDeepStrictEqual } from 'node:util';
import type { Answer } from '@parvis/questionnaire/model/report';
import type { Item, Questionnaire } from '@parvis/questionnaire/model/schema';
import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { cases, messages } from '../../platform/db/schema.ts';
import { malformed, Refusal } from '../../platform/lib/refusal.ts';
import type { Reader } from '../context/services.ts';
import { answerContent, snippetOf } from './answerMessages.ts';
import {
  append,
  type CaseChange,
  type CaseRow,
  type MessageRow,
  type NewMessage,
  withId,
} from './caseRows.ts';
import { bringsBack, comeBack } from './reopen.ts';
import type { AnsweredQuestion, ReplayedReport } from './replayReport.ts';
import { sameAnswers } from './sameAgain.ts';
import { eventOf } from './toldSteps.ts';

/** `abort` while further questions follow. */
export interface PlayedAnswers extends ReplayedReport {
  asked: MessageRow;
  definition: Questionnaire;
}

export interface AnswerSender {
  id: string;
  reader: Reader;
}

/** Appends answers as one message, followed by the event they cause. */
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
    // Lists describe the event instead.
    ...(snippet && !event && { snippet }),
  });
  return stored;
}

/** Later ratings are about the tool. */
function ratingIn({ entries, definition: { start } }: PlayedAnswers): number | undefined {
  const first = entries.find(({ qstnId }) => qstnId === start);
  const stars = first?.question.items.flatMap(({ type, id }) =>
    type === 'rating' && id !== undefined ? [first.answers[id]] : [],
  );
  return stars?.find((answer) => typeof answer === 'number');
}

interface Said {
  items: readonly Item[] | null;
  answers?: MessageRow['answers'] | undefined;
}

/** Merges messages; the last answer of an item counts. */
function saidIn(stored: readonly Said[]) {
  const items = new Set(stored.flatMap((message) => message.items ?? []).map(({ id }) => id ?? ''));
  const answers: Record<string, Answer> = Object.assign(
    {},
    ...stored.map((message) => message.answers ?? {}),
  );
  return { items, answers };
}

function isSaid({ items, answers }: Said, said: ReturnType<typeof saidIn>): boolean {
  return (items ?? []).every(
    ({ id = '' }) => said.items.has(id) && isDeepStrictEqual(said.answers[id], answers?.[id]),
  );
}

const answersTo = (tx: Tx, { csid, msgId }: MessageRow): Promise<MessageRow[]> =>
  tx
    .select()
    .from(messages)
    .where(and(eq(messages.csid, csid), eq(messages.msgIdAnswer, msgId)))
    .orderBy(asc(messages.msgId));

function freshOf({ entries, definition }: PlayedAnswers, before: readonly MessageRow[]): AnsweredQuestion[] {
  const said = saidIn(before);
  return entries.filter(
    (entry) => Object.keys(entry.answers).length > 0 && !isSaid(answerContent([entry], definition), said),
  );
}

/** Compares a repeat with what it stored at first. */
export async function sameSurvey(
  tx: Tx,
  locked: CaseRow,
  stored: MessageRow,
  answered: PlayedAnswers,
): Promise<boolean> {
  const { asked, abort, definition } = answered;
  if (!abort && locked.rateMsgId === asked.msgId) return false;
  const before = (await answersTo(tx, asked)).filter(({ msgId }) => msgId < stored.msgId);
  const entries = freshOf(answered, before);
  return entries.length > 0 && sameAnswers(asked.msgId, answerContent(entries, definition))(stored);
}

/**
 * Stores the new answers of a survey, which people send one by one.
 * @throws Refusal badRequest, conflict
 */
export async function storeSurvey(
  tx: Tx,
  locked: CaseRow,
  answered: PlayedAnswers,
  sender: AnswerSender,
): Promise<MessageRow | undefined> {
  const { asked, abort } = answered;
  if (locked.rateMsgId !== asked.msgId) throw new Refusal('conflict');
  const before = await answersTo(tx, asked);
  const fresh = freshOf(answered, before);
  const rating = ratingIn(answered);
  const back = fresh.length > 0 && bringsBack(locked, rating);
  const change = {
    ...(!abort && { rateMsgId: null }),
    ...(rating !== undefined && { rating }),
    ...(back && (await comeBack(tx, locked))),
  };
  if (fresh.length === 0) {
    if (!abort) await tx.update(cases).set(change).where(eq(cases.csid, asked.csid));
    const last = before.at(-1);
    if (!last) throw malformed('body.played.events', 'notPossible');
    return last;
  }
  const reopened = withId({ crUid: sender.reader.crUid, staff: false, event: eventOf('reopen') });
  const news = { ...answered, entries: fresh };
  return appendAnswers(tx, locked, news, sender, { change, event: back ? reopened : undefined });
}
