import type { BodyOf } from '@parvis/api/call';
import type { pollCalls } from '@parvis/api/calls/polls';
import type { PollAnswers } from '@parvis/api/entities/poll';
import { DAY } from '@parvis/locales/dates';
import { and, eq } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db/database.ts';
import { pollAnswers, qrCodes } from '../../platform/db/schema.ts';
import { getDatabaseNow } from '../../platform/lib/clock.ts';
import { createBadRequest, Refusal } from '../../platform/lib/refusal.ts';
import { rederivePollAnswers } from '../cases/service.ts';
import { type AppContext, type Reader, runInTransaction } from '../context/appContext.ts';
import { type Customer, getLocalDay, getPollPhase } from '../customers/service.ts';
import { acquireNamedLock, checkMaySend, lockAgainstMerge } from '../identity/service.ts';
import { type AnswerRow, hashVoter, storeAnswer } from '../pollAnswers/service.ts';
import { findShownPoll, loadPollVersion, type PollRow } from './findPoll.ts';

export type PollAnswerRequest = BodyOf<(typeof pollCalls)['pollAnswer']>;

/** Request ids kept to recognise repeats. */
const IDS_MAX = 20;

/** Grace period for answers begun in time: the device may have been offline. */
const LATE_ANSWER_TIME = DAY;

/**
 * Late answers must have begun before the close.
 * @throws Refusal pollClosed
 */
function checkOpen(poll: PollRow, customer: Customer, begun: string | undefined): void {
  const now = getDatabaseNow();
  if (getPollPhase(poll, customer, now) === 'open') return;
  const since = new Date(begun ?? Number.NaN);
  const isInTime =
    !Number.isNaN(since.getTime()) &&
    getPollPhase(poll, customer, since) === 'open' &&
    getPollPhase(poll, customer, new Date(now.getTime() - LATE_ANSWER_TIME)) !== 'closed';
  if (!isInTime) throw new Refusal('pollClosed');
}

/** The last answer counts. */
function toAnswers(entries: ReturnType<typeof rederivePollAnswers>['entries']): PollAnswers {
  const given = entries.filter(({ answers }) => Object.keys(answers).length > 0);
  return Object.fromEntries(given.map(({ qstnId, answers }) => [qstnId, { ...answers }]));
}

/**
 * Uses the questions that the device showed.
 * @throws Refusal badRequest
 */
async function replayAnswers(
  db: Database,
  poll: PollRow,
  { messageLetters }: Customer,
  { questionnaireId, played }: PollAnswerRequest,
): Promise<{ answers: PollAnswers; complete: boolean }> {
  if (played.mode === 'partial' && !poll.partial) throw createBadRequest('body.played.mode', 'choice');
  const definition = await loadPollVersion(db, poll.id, questionnaireId);
  const { entries, complete, abort } = rederivePollAnswers(definition, played, messageLetters);
  const answers = toAnswers(entries);
  // Aborting stores only partial polls.
  if ((abort && played.mode === 'whole') || Object.keys(answers).length === 0)
    throw createBadRequest('body.played.events', 'notPossible');
  return { answers, complete };
}

interface AnsweredPlace {
  readonly code: string;
  readonly fake: boolean;
}

/** Retired codes count too. */
async function findAnsweredPlace(
  db: Database,
  { cuid }: Customer,
  qrid: string | undefined,
): Promise<AnsweredPlace> {
  const [code] =
    qrid === undefined
      ? []
      : await db
          .select({ code: qrCodes.placeCode, fake: qrCodes.fake })
          .from(qrCodes)
          .where(and(eq(qrCodes.qrid, qrid), eq(qrCodes.cuid, cuid)));
  return code ?? { code: '', fake: false };
}

const selectAnswer = (db: Pick<Tx, 'select'>, poll: string, person: string) =>
  db
    .select()
    .from(pollAnswers)
    .where(and(eq(pollAnswers.poll, poll), eq(pollAnswers.person, person)));

export const findAnswer = async (
  db: Pick<Tx, 'select'>,
  poll: string,
  person: string,
): Promise<AnswerRow | undefined> => (await selectAnswer(db, poll, person))[0];

const HOUR = 3_600_000;

/** Exact times of anonymous answers could identify people seen answering. */
const roundDown = (at: Date): Date => new Date(Math.floor(at.getTime() / HOUR) * HOUR);

/** @throws Refusal unauthenticated, blocked, withdrawn, pollClosed, alreadyAnswered */
async function storeOnce(
  tx: Tx,
  poll: PollRow,
  customer: Customer,
  { id, begun, questionnaireId }: PollAnswerRequest,
  given: { answers: PollAnswers; complete: boolean; placeCode: string },
  reader: Reader,
): Promise<void> {
  await lockAgainstMerge(tx, reader.crUid);
  const person = await hashVoter(tx, poll.id, reader.crUid);
  // Serializes two tabs.
  await acquireNamedLock(tx, `poll:${person}`);
  const [before] = await selectAnswer(tx, poll.id, person).for('update');
  if (before?.ids.includes(id)) return;
  await checkMaySend(tx, customer.cuid, reader);
  checkOpen(poll, customer, begun);
  if (before?.complete && !poll.changeable) throw new Refusal('alreadyAnswered');
  // Only a complete answer replaces a complete one.
  if (before?.complete && !given.complete) return;
  const now = getDatabaseNow();
  const row: AnswerRow = {
    ...{ poll: poll.id, person, questionnaireId, ...given },
    crUid: poll.anonymous ? null : reader.crUid,
    ids: [...(before?.ids ?? []), id].slice(-IDS_MAX),
    at: poll.anonymous ? roundDown(now) : now,
    day: getLocalDay(customer, now),
  };
  await storeAnswer(tx, row, before);
}

/**
 * Replaces the previous answer. Idempotent by id. Test codes only validate.
 * @throws Refusal unauthenticated, badRequest, blocked, withdrawn, unknownPoll, pollClosed, alreadyAnswered
 */
export async function answerPoll(
  context: AppContext,
  request: PollAnswerRequest,
  cuid: string,
  reader: Reader,
): Promise<void> {
  const { db } = context;
  const customer = await context.customers.get(cuid);
  const poll = await findShownPoll(db, customer.cuid, request.poll, reader);
  const given = await replayAnswers(db, poll, customer, request);
  const { code: placeCode, fake } = await findAnsweredPlace(db, customer, request.qrid);
  if (fake) return;
  await runInTransaction(context, (tx) =>
    storeOnce(tx, poll, customer, request, { ...given, placeCode }, reader),
  );
}
