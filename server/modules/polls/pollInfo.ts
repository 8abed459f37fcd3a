import type { BodyOf } from '@parvis/api/call';
import type { pollCalls } from '@parvis/api/calls/polls';
import type { PollInfo, PollPhase, PollState } from '@parvis/api/entities/poll';
import type { Locale } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/isAmong.ts';
import { pollAnswers, polls, qrCodes } from '../../platform/db/schema.ts';
import { getDatabaseNow } from '../../platform/lib/clock.ts';
import type { AppContext } from '../context/appContext.ts';
import { type Customer, getPollPhase, isAtPlace } from '../customers/service.ts';
import { type AnswerRow, hashVoter } from '../pollAnswers/service.ts';
import { findAnswer } from './answerPoll.ts';
import { findShownPoll, loadPollVersion, type PollRow } from './findPoll.ts';
import { loadVisitorResults } from './pollResults.ts';

type InfoRequest = BodyOf<(typeof pollCalls)['pollInfo']>;

/** Without identity, the reader has no answers. */
export interface PollReader {
  readonly crUid: string | undefined;
  readonly locale: Locale;
}

const toState = (phase: PollPhase, answered: boolean): PollState => {
  if (phase === 'open') return answered ? 'answered' : 'open';
  return phase === 'notYet' ? 'notYet' : 'closed';
};

const findOwnAnswer = async (
  db: Database,
  { id }: PollRow,
  { crUid }: PollReader,
): Promise<AnswerRow | undefined> =>
  crUid === undefined ? undefined : findAnswer(db, id, await hashVoter(db, id, crUid));

const maySeeResults = ({ results }: PollRow, answer: AnswerRow | undefined): boolean =>
  results === 'everybody' || (results === 'answered' && answer?.complete === true);

async function loadWholePoll(
  db: Database,
  customer: Customer,
  poll: PollRow,
  reader: PollReader,
): Promise<PollInfo> {
  const answer = await findOwnAnswer(db, poll, reader);
  const phase = getPollPhase(poll, customer, getDatabaseNow());
  return {
    code: poll.code,
    state: toState(phase, answer?.complete === true),
    lbl: wordsIn(poll.lbl, reader.locale),
    ...(poll.intro && { intro: wordsIn(poll.intro, reader.locale) }),
    ...(poll.opens !== null && { opens: poll.opens }),
    ...(poll.closes !== null && { closes: poll.closes }),
    questionnaire: await loadPollVersion(db, poll.id, poll.questionnaireId),
    questionnaireId: poll.questionnaireId,
    ...{ partial: poll.partial, anonymous: poll.anonymous, changeable: poll.changeable },
    ...(answer && {
      answer: {
        answers: answer.answers,
        at: answer.at.toISOString(),
        complete: answer.complete,
        questionnaireId: answer.questionnaireId,
      },
    }),
    ...(maySeeResults(poll, answer) && { results: await loadVisitorResults(db, poll, reader.locale) }),
  };
}

async function findPlaceCode(db: Database, { cuid }: Customer, qrid: string | undefined) {
  if (qrid === undefined) return undefined;
  const [code] = await db
    .select({ placeCode: qrCodes.placeCode })
    .from(qrCodes)
    .where(and(eq(qrCodes.qrid, qrid), eq(qrCodes.cuid, cuid)));
  return code?.placeCode;
}

async function listPollStates(
  db: Database,
  customer: Customer,
  qrid: string | undefined,
  { crUid }: PollReader,
): Promise<PollInfo[]> {
  const placeCode = await findPlaceCode(db, customer, qrid);
  const own = and(eq(polls.cuid, customer.cuid), isNull(polls.withdrawn));
  const rows = (await db.select().from(polls).where(own).orderBy(polls.created, polls.code)).filter((poll) =>
    isAtPlace(poll, placeCode),
  );
  const hashes = crUid === undefined ? [] : await Promise.all(rows.map(({ id }) => hashVoter(db, id, crUid)));
  const answered = await db
    .select({ poll: pollAnswers.poll })
    .from(pollAnswers)
    .where(and(isAmong(pollAnswers.person, hashes), eq(pollAnswers.complete, true)));
  const mine = new Set(answered.map(({ poll }) => poll));
  const now = getDatabaseNow();
  return rows.map((poll) => ({
    code: poll.code,
    state: toState(getPollPhase(poll, customer, now), mine.has(poll.id)),
  }));
}

/**
 * Returns own answer and visible results, or the states of all polls of a place.
 * @throws Refusal unknownPoll
 */
export async function loadPollInfo(
  { db, customers }: AppContext,
  { poll: code, qrid }: InfoRequest,
  cuid: string,
  reader: PollReader,
): Promise<PollInfo[]> {
  const customer = await customers.get(cuid);
  if (code === undefined) return listPollStates(db, customer, qrid, reader);
  const poll = await findShownPoll(db, customer.cuid, code, { crUid: reader.crUid, staff: false });
  return [await loadWholePoll(db, customer, poll, reader)];
}
