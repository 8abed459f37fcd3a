import { typedKindOf } from '../model/kinds/kindOf.ts';
import type { AnswerReport, Answers, Changes } from '../model/report.ts';
import type { Effect, Flag, Question, Questionnaire } from '../model/schema.ts';
import { omitCodes } from './codes.ts';
import { listChosenAnswers } from './completion.ts';
import { listShownItems } from './confirmRule.ts';
import { completeQuestionnaire, createPartialOutputs, enterQuestion } from './enterQuestion.ts';
import { createKeyEnv, type Env, getOwn, mergeUnique, resolveKeyedValue } from './keyedValues.ts';
import type { Asking, Step, Waiting } from './types.ts';

type Source = Pick<Effect, 'flags' | 'set' | 'clear' | 'followUp' | 'abort'>;
const NONE: readonly string[] = [];
/** Voids all other effects of its source. */
const LEAVING: Source = { abort: true };
type Goal = { abort: true } | { followUp: string | null };

/** Finishes a complete question; BACK restores `before`. */
export function finishQuestion(
  definition: Questionnaire,
  state: Asking,
  question: Question,
  pressed?: string,
  before: Asking = state,
): Step {
  const { tokens, sources } = collectSources(state, question, pressed);
  const flags = raiseFlags(state.flags, sources, tokens);
  const env = createKeyEnv(flags, tokens);
  const goal = question.await ? resolveImmediateAbort(sources) : resolveGoal(sources, env);
  if (goal && 'abort' in goal) return finishByAbort(state, question);

  const entry = createReportEntry(state, question, resolveChanges(sources, env));
  const outputs = createPartialOutputs({ begun: state.begun, flags }, entry);
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
  const [next, more] = enterFollowUp(definition, after, goal);
  return [next, [...outputs, ...more]];
}

/** After `await`. The outcome's flags apply to this follow-up only. */
export function finishByOutcome(
  definition: Questionnaire,
  state: Waiting,
  question: Question,
  outcome: readonly Flag[],
): Step {
  const { tokens, sources } = collectSources(state, question, state.pressed);
  const goal = resolveGoal(sources, createKeyEnv(state.flags, tokens, outcome));
  if (goal && 'abort' in goal) return finishByAbort(state, question);
  return enterFollowUp(definition, state, goal);
}

/** With `abortDefault`, without unsent input; a waiting question keeps its answers. */
export function finishByAbort(state: Asking | Waiting, question: Question | undefined): Step {
  const defaults = question?.abortDefault;
  if (!question || !defaults || state.status === 'waiting') return completeQuestionnaire(state, true);
  const answers = defaults.answers ?? {};
  const tokens = listChosenAnswers(question.items, answers).map(({ token }) => token);
  const flags = raiseFlags(state.flags, [defaults], tokens);
  const chng = resolveChanges([defaults], createKeyEnv(flags, tokens));
  const entry = createReportEntry({ questionId: state.questionId, answers }, question, chng);
  const log = entry ? { entry, before: state.log } : state.log;
  const [left, outputs] = completeQuestionnaire({ ...state, flags, log }, true);
  return [left, [...createPartialOutputs({ ...state, flags }, entry), ...outputs]];
}

function collectSources(state: Asking | Waiting, question: Question, pressed: string | undefined) {
  const tokens: string[] = [];
  const sources: Source[] = [];
  for (const { token, effect } of listChosenAnswers(question.items, state.answers, pressed)) {
    tokens.push(token);
    if (effect) sources.push(effect);
  }
  sources.push(question);
  return { tokens, sources: sources.map((source) => (source.abort ? LEAVING : source)) };
}

function raiseFlags(
  flags: readonly Flag[],
  sources: readonly Source[],
  tokens: readonly string[],
): readonly Flag[] {
  const env = createKeyEnv(flags, tokens);
  let raised = flags;
  for (const source of sources) raised = mergeUnique(raised, resolveKeyedValue(source.flags, env) ?? NONE);
  return raised;
}

/** Of the first source that names one; `abort` wins within its source. */
function resolveGoal(sources: readonly Source[], env: Env): Goal | undefined {
  for (const source of sources) {
    if (source.abort) return { abort: true };
    const followUp = resolveKeyedValue(source.followUp, env);
    if (followUp !== undefined) return { followUp };
  }
  return undefined;
}

/** An `await` question aborts at once, before any follow-up that depends on the outcome. */
function resolveImmediateAbort(sources: readonly Source[]): Goal | undefined {
  const first = sources.find((source) => source.abort || source.followUp !== undefined);
  return first?.abort ? { abort: true } : undefined;
}

function enterFollowUp(definition: Questionnaire, state: Asking | Waiting, goal: Goal | undefined): Step {
  if (!goal || 'abort' in goal || goal.followUp === null) return completeQuestionnaire(state, false);
  return enterQuestion(definition, goal.followUp, { ...state, instance: state.instance + 1 });
}

function resolveChanges(sources: readonly Source[], env: Env): Changes {
  return { set: mergeChanges('set', sources, env), clear: mergeChanges('clear', sources, env) };
}

function mergeChanges(kind: keyof Changes, sources: readonly Source[], env: Env): string[] {
  let all: readonly string[] = NONE;
  for (const source of sources) all = mergeUnique(all, resolveKeyedValue(source[kind], env) ?? NONE);
  return [...all];
}

/** Without codes; nothing if `reportAnswer` is false. */
function createReportEntry(
  { questionId, answers }: Pick<Asking, 'questionId' | 'answers'>,
  question: Question,
  chng: Changes,
): AnswerReport | undefined {
  if (question.reportAnswer === false) return undefined;
  const given: Answers = { ...omitCodes(question, answers) };
  const entry: AnswerReport = {
    qstnId: questionId,
    items: [...listShownItems(question)],
    answers: given,
    chng,
  };
  for (const item of question.items) {
    const msgType = typedKindOf(item)?.msgType?.(item);
    const text = item.id === undefined ? undefined : getOwn(given, item.id);
    if (msgType !== undefined && typeof text === 'string') return { ...entry, msgTxt: text, msgType };
  }
  return entry;
}
