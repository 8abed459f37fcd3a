import { type Replayed, replay, replayPart } from '@parvis/questionnaire/engine/replay';
import { asSeen } from '@parvis/questionnaire/model/asSeen';
import type { Played } from '@parvis/questionnaire/model/played';
import type { AnswerReport, Changes } from '@parvis/questionnaire/model/report';
import type { Flag, Question, Questionnaire } from '@parvis/questionnaire/model/schema';
import type { Answers } from '@parvis/questionnaire/model/values/answers';
import type { MessageLetters } from '@parvis/questionnaire/model/values/validate';
import { withLetters } from '@parvis/questionnaire/model/withLetters';
import { createBadRequest, type Refusal } from '../../platform/lib/refusal.ts';
import type { AnswerChanges } from './answerChanges.ts';
import { findTypedFault } from './typedFaults.ts';

/** The definition is the server's; the device sends actions only. */
export interface AnsweredQuestion {
  qstnId: string;
  question: Question;
  answers: Answers;
}

export interface ReplayedReport {
  entries: AnsweredQuestion[];
  abort: boolean;
  flags: readonly Flag[];
  changes: AnswerChanges;
}

/** Applies them in the order of the answers. */
function applyChanges(reports: readonly { readonly chng: Changes }[]): AnswerChanges {
  const set = new Set<string>();
  const cleared = new Set<string>();
  for (const { chng } of reports) {
    for (const code of chng.clear) {
      set.delete(code);
      cleared.add(code);
    }
    for (const code of chng.set) {
      set.add(code);
      cleared.delete(code);
    }
  }
  return { set, cleared };
}

/** Repeated answers are stored with all items. */
const REPEATS_MAX = 100;

/** Our pages never send these. */
function findForeignFlags({ contextFlags = [], questions }: Questionnaire, { flags, events }: Played) {
  const awaited = new Set(Object.values(questions).flatMap((question) => question.await ?? []));
  if (flags.some((flag) => !contextFlags.includes(flag))) return 'flags';
  const at = events.findIndex(
    (event) => event.type === 'OUTCOME' && event.flags.some((flag) => !awaited.has(flag)),
  );
  return at === -1 ? undefined : `events.${at}`;
}

/** @throws Refusal badRequest */
function checkFlags(definition: Questionnaire, played: Played): void {
  const foreign = findForeignFlags(definition, played);
  if (foreign !== undefined) throw createBadRequest(`body.played.${foreign}`, 'unknown');
}

/** @throws Refusal badRequest */
function checkLength({ questions }: Questionnaire, entries: readonly unknown[]): void {
  const max = Object.keys(questions).length + REPEATS_MAX;
  if (entries.length > max) throw createBadRequest('body.played.events', { reason: 'tooLong', max });
}

type FailedReplay = Extract<Replayed, { ok: false }>;

/** Names the invalid text, else the impossible event. */
function toReplayRefusal(seen: Questionnaire, played: Played, replayed: FailedReplay): Refusal {
  const { at, reason } = replayed;
  if (reason === 'tooLong')
    return createBadRequest(`body.played.events.${at}.text`, { reason, max: replayed.max });
  const fault = findTypedFault(seen, played, at);
  if (fault) return createBadRequest(`body.played.${fault.at}`, fault.why);
  return createBadRequest(`body.played.events.${at}`, 'notPossible');
}

/**
 * Replays a device's actions with the questionnaire shown there: the same engine derives the same answers, or
 * refuses.
 * @param letters allowed in the customer's messages
 * @throws Refusal badRequest, with path and reason
 */
export function rederiveAnswers(
  definition: Questionnaire,
  played: Played,
  letters: MessageLetters,
): ReplayedReport {
  checkFlags(definition, played);
  if (played.mode !== 'whole') throw createBadRequest('body.played.mode', 'choice');
  const taken = withLetters(definition, letters);
  const replayed = replay(taken, played);
  if (!replayed.ok) throw toReplayRefusal(asSeen(taken, played.unknown), played, replayed);
  const seen = asSeen(definition, played.unknown);
  const { abort, answersArray, flags } = replayed.report;
  checkLength(definition, answersArray);
  const entries = answersArray.map(({ qstnId, answers }) => ({
    qstnId,
    question: seen.questions[qstnId] ?? { items: [] },
    answers,
  }));
  return { entries, abort, flags, changes: applyChanges(answersArray) };
}

interface ReplayedPoll {
  /** Oldest first. */
  entries: readonly Pick<AnswerReport, 'qstnId' | 'answers'>[];
  complete: boolean;
  abort: boolean;
}

/**
 * In mode `partial` it may stop before the end.
 * @throws Refusal badRequest
 */
export function rederivePollAnswers(
  definition: Questionnaire,
  played: Played,
  letters: MessageLetters,
): ReplayedPoll {
  checkFlags(definition, played);
  const taken = withLetters(definition, letters);
  const replayed = replayPart(taken, played);
  if (!replayed.ok) throw toReplayRefusal(asSeen(taken, played.unknown), played, replayed);
  const { entries, complete, aborted } = replayed;
  if (played.mode === 'whole' && !complete && !aborted)
    throw toReplayRefusal(asSeen(taken, played.unknown), played, {
      ok: false,
      at: played.events.length,
      reason: 'unfinished',
    });
  checkLength(definition, entries);
  return { entries, complete, abort: aborted };
}
