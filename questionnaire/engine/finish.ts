import { MESSAGE_TYPE_DEFAULT } from '../model/constants.ts';
import type { AnswerReport, Answers, Changes } from '../model/report.ts';
import type { Effect, Flag, Question, Questionnaire } from '../model/schema.ts';
import { chosenAnswers } from './chosen.ts';
import { withoutCodes } from './codes.ts';
import { shownItems } from './confirmRule.ts';
import { complete, enter } from './enter.ts';
import { type Env, envOf, union } from './env.ts';
import { pick } from './keyed.ts';
import { own } from './own.ts';
import type { Asking, Frame, Output, Step, Waiting } from './types.ts';

type Source = Pick<Effect, 'flags' | 'set' | 'clear' | 'followUp' | 'abort'>;
/** What nothing is raised, set or cleared with. */
const NONE: readonly string[] = [];
type Goal = { abort: true } | { followUp: string };

/**
 * Finishes a question whose answers are complete. `pressed` is the next button that was pressed, if any; `before` the
 * question as BACK brings it, where an answer finished it: without that answer.
 */
export function finish(
  definition: Questionnaire,
  state: Asking,
  question: Question,
  pressed?: string,
  before: Asking = state,
): Step {
  const { tokens, sources } = chosenSources(state, question, pressed);
  const flags = raise(state.flags, sources, tokens);
  const env = envOf(flags, tokens);
  const goal = question.await ? leavesAtOnce(sources) : goalOf(sources, env);
  if (goal && 'abort' in goal) return finishByAbort(state, question);

  const entry = makeEntry(state, question, changes(sources, env));
  const reported = state.mode === 'partial' && entry !== undefined;
  const outputs: Output[] = reported
    ? [
        {
          type: 'partial',
          report: { partial: true, final: false, flags: [...flags], answersArray: [entry] },
        },
      ]
    : [];
  const log = entry ? { entry, before: state.log } : state.log;
  const past = reported ? null : frameOf(before);
  const after = { ...state, flags, log, past };
  if (question.await) {
    const waiting: Waiting = { ...after, status: 'waiting', ...(pressed === undefined ? {} : { pressed }) };
    return [waiting, outputs];
  }
  const [next, more] = goOn(definition, after, goal);
  return [next, [...outputs, ...more]];
}

/** Goes on after an `await` question: the outcome's flags hold for choosing the follow-up and no longer. */
export function finishByOutcome(
  definition: Questionnaire,
  state: Waiting,
  question: Question,
  outcome: readonly Flag[],
): Step {
  const { tokens, sources } = chosenSources(state, question, state.pressed);
  const goal = goalOf(sources, envOf(state.flags, tokens, outcome));
  if (goal && 'abort' in goal) return finishByAbort(state, question);
  return goOn(definition, state, goal);
}

/** Ends the questionnaire with the question's defaults, if it has any; what was not sent is dropped. */
export function finishByAbort(state: Asking | Waiting, question: Question | undefined): Step {
  const defaults = question?.abortDefault;
  if (!question || !defaults) return complete(state, [], true);
  const answers = defaults.answers ?? {};
  const tokens = chosenAnswers(question.items, answers).map(({ token }) => token);
  const flags = raise(state.flags, [defaults], tokens);
  const chng = changes([defaults], envOf(flags, tokens));
  const entry = makeEntry({ questionId: state.questionId, answers }, question, chng);
  const log = entry ? { entry, before: state.log } : state.log;
  return complete({ ...state, flags, log }, entry ? [entry] : [], true);
}

/** The chosen answers' tokens, and the effects to read: theirs in item order, then the question's own. */
function chosenSources(state: Asking | Waiting, question: Question, pressed: string | undefined) {
  const tokens: string[] = [];
  const sources: Source[] = [];
  for (const { token, effect } of chosenAnswers(question.items, state.answers, pressed)) {
    tokens.push(token);
    if (effect) sources.push(effect);
  }
  sources.push(question);
  return { tokens, sources };
}

/** The flags with those that the sources raise; every source is read with the flags of before. */
function raise(
  flags: readonly Flag[],
  sources: readonly Source[],
  tokens: readonly string[],
): readonly Flag[] {
  const env = envOf(flags, tokens);
  let raised = flags;
  for (const source of sources) raised = union(raised, pick(source.flags, env) ?? NONE);
  return raised;
}

/** Where the first source that names a way leads. `abort` names one too, and wins inside its source. */
function goalOf(sources: readonly Source[], env: Env): Goal | undefined {
  for (const source of sources) {
    if (source.abort) return { abort: true };
    const followUp = pick(source.followUp, env);
    if (followUp !== undefined) return { followUp };
  }
  return undefined;
}

/** Of an `await` question, whether it is left without waiting: no follow-up that an outcome could choose comes first. */
function leavesAtOnce(sources: readonly Source[]): Goal | undefined {
  const first = sources.find((source) => source.abort || source.followUp !== undefined);
  return first?.abort ? { abort: true } : undefined;
}

function goOn(definition: Questionnaire, state: Asking | Waiting, goal: Goal | undefined): Step {
  if (!goal || 'abort' in goal) return complete(state, [], false);
  return enter(definition, goal.followUp, { ...state, instance: state.instance + 1 });
}

function changes(sources: readonly Source[], env: Env): Changes {
  return { set: changed('set', sources, env), clear: changed('clear', sources, env) };
}

function changed(kind: keyof Changes, sources: readonly Source[], env: Env): string[] {
  let all: readonly string[] = NONE;
  for (const source of sources) all = union(all, pick(source[kind], env) ?? NONE);
  return [...all];
}

/** The entry of an answered question, never with a code, or nothing where it stays out of the report. */
function makeEntry(
  { questionId, answers }: Pick<Asking, 'questionId' | 'answers'>,
  question: Question,
  chng: Changes,
): AnswerReport | undefined {
  if (question.reportAnswer === false) return undefined;
  const given: Answers = { ...withoutCodes(question, answers) };
  const entry: AnswerReport = {
    qstnId: questionId,
    items: [...shownItems(question)],
    answers: given,
    chng,
  };
  for (const item of question.items) {
    if (item.type !== 'message') continue;
    const text = own(given, item.id);
    if (typeof text !== 'string') continue;
    return { ...entry, msgTxt: text, msgType: item.msgType ?? MESSAGE_TYPE_DEFAULT };
  }
  return entry;
}

function frameOf({ questionId, answers, drafts, flags, log, history, past }: Asking): Frame {
  return { questionId, answers, drafts, flags, log, history, before: past };
}
