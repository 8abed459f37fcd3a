import { typedKindOf } from '../model/kinds/kindOf.ts';
import type { AnswerReport, Answers, Changes } from '../model/report.ts';
import type { Effect, Flag, Question, Questionnaire } from '../model/schema.ts';
import { withoutCodes } from './codes.ts';
import { chosenAnswers } from './complete.ts';
import { shownItems } from './confirmRule.ts';
import { complete, enter, partial } from './enter.ts';
import { type Env, envOf, own, pick, union } from './keyed.ts';
import type { Asking, Step, Waiting } from './types.ts';

type Source = Pick<Effect, 'flags' | 'set' | 'clear' | 'followUp' | 'abort'>;
const NONE: readonly string[] = [];
/** `abort` voids all other effects of its source. */
const LEAVING: Source = { abort: true };
type Goal = { abort: true } | { followUp: string | null };

/** Finishes a complete question. `before` is the state that BACK restores. */
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
  const outputs = partial({ begun: state.begun, flags }, entry);
  const log = entry ? { entry, before: state.log } : state.log;
  const past = outputs.length > 0 ? null : { events: state.events };
  const after = { ...state, flags, log, past };
  if (question.await) {
    const waiting: Waiting = {
      ...after,
      status: 'waiting',
      asked: before,
      ...(pressed === undefined ? {} : { pressed }),
    };
    return [waiting, outputs];
  }
  const [next, more] = goOn(definition, after, goal);
  return [next, [...outputs, ...more]];
}

/** Resumes after an `await` question. The outcome's flags apply to this follow-up only. */
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

/** Aborts with `abortDefault` and drops unsent input; a waiting question keeps its answers instead. */
export function finishByAbort(state: Asking | Waiting, question: Question | undefined): Step {
  const defaults = question?.abortDefault;
  if (!question || !defaults || state.status === 'waiting') return complete(state, true);
  const answers = defaults.answers ?? {};
  const tokens = chosenAnswers(question.items, answers).map(({ token }) => token);
  const flags = raise(state.flags, [defaults], tokens);
  const chng = changes([defaults], envOf(flags, tokens));
  const entry = makeEntry({ questionId: state.questionId, answers }, question, chng);
  const log = entry ? { entry, before: state.log } : state.log;
  const [left, outputs] = complete({ ...state, flags, log }, true);
  return [left, [...partial({ ...state, flags }, entry), ...outputs]];
}

function chosenSources(state: Asking | Waiting, question: Question, pressed: string | undefined) {
  const tokens: string[] = [];
  const sources: Source[] = [];
  for (const { token, effect } of chosenAnswers(question.items, state.answers, pressed)) {
    tokens.push(token);
    if (effect) sources.push(effect);
  }
  sources.push(question);
  return { tokens, sources: sources.map((source) => (source.abort ? LEAVING : source)) };
}

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

/** The follow-up of the first source that names one; `abort` counts and wins within its source. */
function goalOf(sources: readonly Source[], env: Env): Goal | undefined {
  for (const source of sources) {
    if (source.abort) return { abort: true };
    const followUp = pick(source.followUp, env);
    if (followUp !== undefined) return { followUp };
  }
  return undefined;
}

/** Whether an `await` question aborts at once: no follow-up that depends on the outcome comes first. */
function leavesAtOnce(sources: readonly Source[]): Goal | undefined {
  const first = sources.find((source) => source.abort || source.followUp !== undefined);
  return first?.abort ? { abort: true } : undefined;
}

function goOn(definition: Questionnaire, state: Asking | Waiting, goal: Goal | undefined): Step {
  if (!goal || 'abort' in goal || goal.followUp === null) return complete(state, false);
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

/** The report entry, always without codes; nothing if `reportAnswer` is false. */
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
    const msgType = typedKindOf(item)?.msgType?.(item);
    const text = item.id === undefined ? undefined : own(given, item.id);
    if (msgType !== undefined && typeof text === 'string') return { ...entry, msgTxt: text, msgType };
  }
  return entry;
}
