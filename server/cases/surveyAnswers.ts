import { isDeepStrictEqual } from 'node:util';
import type { Answer } from '@parvis/questionnaire/model/report';
import type { Item } from '@parvis/questionnaire/model/schema';
import { and, asc, eq } from 'drizzle-orm';
import { malformed, Refusal } from '../base/refusal.ts';
import type { Tx } from '../store/database.ts';
import { cases, messages } from '../store/schema.ts';
import { answerContent } from './answerMessages.ts';
import { type CaseRow, type MessageRow, withId } from './caseRows.ts';
import { type AnswerSender, appendAnswers, type PlayedAnswers } from './playedAnswers.ts';
import { bringsBack, letGo } from './reopen.ts';

/** The stars that a survey's first question asks for. Later ones are about the tool. */
function ratingIn({ entries, definition: { start } }: PlayedAnswers): number | undefined {
  const first = entries.find(({ qstnId }) => qstnId === start);
  const stars = first?.question.items.flatMap(({ type, id }) =>
    type === 'rating' && id !== undefined ? [first.answers[id]] : [],
  );
  return stars?.find((answer) => typeof answer === 'number');
}

/** What a message of answers says. */
interface Said {
  items: readonly Item[] | null;
  answers?: MessageRow['answers'] | undefined;
}

/** What messages say together: which items stand in them, and how each was answered last. */
function saidIn(stored: readonly Said[]) {
  const items = new Set(stored.flatMap((message) => message.items ?? []).map(({ id }) => id ?? ''));
  const answers: Record<string, Answer> = Object.assign(
    {},
    ...stored.map((message) => message.answers ?? {}),
  );
  return { items, answers };
}

/** Whether messages say all that an answered question says. */
function isSaid({ items, answers }: Said, said: ReturnType<typeof saidIn>): boolean {
  return (items ?? []).every(
    ({ id = '' }) => said.items.has(id) && isDeepStrictEqual(said.answers[id], answers?.[id]),
  );
}

/** Whether a message holds some of these answers to this survey, and no others. */
export const isPartOf = (stored: MessageRow, { asked, entries, definition }: PlayedAnswers): boolean =>
  stored.msgIdAnswer === asked.msgId &&
  stored.items !== null &&
  isSaid(stored, saidIn([answerContent(entries, definition)]));

/**
 * Stores what is new in the answers to a survey: people send each when they give it, and may leave after any. A
 * question that is answered otherwise than before gets a message of its own; the case has the last stars, and so few of them open it again.
 * @throws Refusal badRequest where nothing was answered, conflict when the survey is over, or another one was asked since
 */
export async function storeSurvey(
  tx: Tx,
  locked: CaseRow,
  answered: PlayedAnswers,
  sender: AnswerSender,
): Promise<MessageRow | undefined> {
  const { asked, abort, entries, definition } = answered;
  if (locked.rateMsgId !== asked.msgId) throw new Refusal('conflict');
  const before = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.csid, asked.csid), eq(messages.msgIdAnswer, asked.msgId)))
    .orderBy(asc(messages.msgId));
  const said = saidIn(before);
  const fresh = entries.filter(
    (entry) => Object.keys(entry.answers).length > 0 && !isSaid(answerContent([entry], definition), said),
  );
  const rating = ratingIn(answered);
  const back = fresh.length > 0 && bringsBack(locked, rating);
  const change = {
    ...(!abort && { rateMsgId: null }),
    ...(rating !== undefined && { rating }),
    ...(back && (await letGo(tx, locked.csid))),
  };
  if (fresh.length === 0) {
    if (!abort) await tx.update(cases).set(change).where(eq(cases.csid, asked.csid));
    const last = before.at(-1);
    if (!last) throw malformed('body.played.events', 'notPossible');
    return last;
  }
  const reopened = withId({ crUid: sender.reader.crUid, staff: false, event: 'crReopen' });
  const news = { ...answered, entries: fresh };
  return appendAnswers(tx, locked, news, sender, { change, event: back ? reopened : undefined });
}
