import { ratingRange } from '../model/effects.ts';
import type { Answer } from '../model/report.ts';
import type { Flag, Item, ItemOf, ItemType, Question, Questionnaire } from '../model/schema.ts';
import { cutTyped, normalise } from '../model/validate.ts';
import { isComplete, missingItems } from './complete.ts';
import { hasButtons, hasConfirm } from './confirmRule.ts';
import { enter } from './enter.ts';
import { union } from './env.ts';
import { finish, finishByAbort, finishByOutcome } from './finish.ts';
import { own, without } from './own.ts';
import type { Asking, Event, Mode, Output, State, Step } from './types.ts';

const NOTHING: readonly Output[] = [];

/** Begins a questionnaire at its start question. It never completes by itself, whatever is preset. */
export function start(definition: Questionnaire, flags: readonly Flag[] = [], mode: Mode = 'whole'): Step {
  const journey = { mode, instance: 1, flags: union([], flags), log: null, past: null };
  return enter(definition, definition.start, journey);
}

/**
 * Applies one event. Pure and total: an event that is unknown, stale (of another instance) or meant for an item of
 * another type returns the very same state object and no output.
 */
export function transition(definition: Questionnaire, state: State, event: Event): Step {
  const unchanged: Step = [state, NOTHING];
  if (state.status === 'complete' || event.instance !== state.instance) return unchanged;
  const question = own(definition.questions, state.questionId);
  if (event.type === 'ABORT') return finishByAbort(state, question);
  if (event.type === 'BACK') return back(state) ?? unchanged;
  if (!question) return unchanged;
  if (event.type === 'OUTCOME') {
    const valid = state.status === 'waiting' && isFlags(event.flags);
    return valid ? finishByOutcome(definition, state, question, event.flags) : unchanged;
  }
  if (state.status !== 'asking') return unchanged;
  return answerQuestion({ definition, state, question }, event) ?? unchanged;
}

interface Context {
  readonly definition: Questionnaire;
  readonly state: Asking;
  readonly question: Question;
}

type AnswerEvent = Exclude<Event, { type: 'ABORT' | 'BACK' | 'OUTCOME' }>;

function answerQuestion(context: Context, event: AnswerEvent): Step | undefined {
  switch (event.type) {
    case 'CHECK':
      return check(context, find(context, event.item, 'checkbox'));
    case 'YESNO':
      return answerYesNo(context, find(context, event.item, 'yesNo'), event.value);
    case 'RATE':
      return rate(context, find(context, event.item, 'rating'), event.value);
    case 'TYPE':
      return type(context, findTyped(context, event.item), event.text);
    case 'COMMIT':
      return commit(context, findTyped(context, event.item));
    case 'CONFIRM':
      return hasConfirm(context.question) ? press(context, undefined) : undefined;
    case 'NEXT': {
      const button = find(context, event.item, 'nextButton');
      return button && press(context, button.id);
    }
    default:
      return undefined;
  }
}

function find<T extends ItemType>({ question }: Context, id: string, itemType: T): ItemOf<T> | undefined {
  const isIt = (item: Item): item is ItemOf<T> => item.type === itemType && item.id === id;
  return id === undefined ? undefined : question.items.find(isIt);
}

function findTyped(context: Context, id: string): ItemOf<'input'> | ItemOf<'message'> | undefined {
  return find(context, id, 'input') ?? find(context, id, 'message');
}

function kindOf(item: ItemOf<'input'> | ItemOf<'message'>) {
  return item.type === 'message' ? 'message' : item.subType;
}

function check(context: Context, item: ItemOf<'checkbox'> | undefined): Step | undefined {
  if (!item) return undefined;
  const { state, question } = context;
  if (own(state.answers, item.id) === true) return tryAuto(context, without(state.answers, item.id));
  const others = question.exclusive
    ? question.items.reduce(
        (kept, other) => (other.type === 'checkbox' ? without(kept, other.id) : kept),
        state.answers,
      )
    : state.answers;
  return tryAuto(context, { ...others, [item.id]: true });
}

function answerYesNo(context: Context, item: ItemOf<'yesNo'> | undefined, value: boolean): Step | undefined {
  if (!item || typeof value !== 'boolean') return undefined;
  const { answers } = context.state;
  return own(answers, item.id) === value ? undefined : tryAuto(context, { ...answers, [item.id]: value });
}

function rate(context: Context, item: ItemOf<'rating'> | undefined, value: number): Step | undefined {
  if (!item || !Number.isInteger(value)) return undefined;
  const { min, max } = ratingRange(item);
  if (value < min || value > max) return undefined;
  const { answers } = context.state;
  const same = own(answers, item.id) === value;
  return tryAuto(context, same ? without(answers, item.id) : { ...answers, [item.id]: value });
}

function type(
  { state, question }: Context,
  item: ItemOf<'input'> | ItemOf<'message'> | undefined,
  text: string,
): Step | undefined {
  if (!item || typeof text !== 'string') return undefined;
  const kind = kindOf(item);
  const draft = cutTyped(kind, text);
  if (own(state.drafts, item.id) === draft) return undefined;
  const drafts = { ...state.drafts, [item.id]: draft };
  const answers = hasButtons(question)
    ? withAnswer(state.answers, item.id, normalise(kind, draft))
    : state.answers;
  return [{ ...state, drafts, answers }, NOTHING];
}

function commit(context: Context, item: ItemOf<'input'> | ItemOf<'message'> | undefined): Step | undefined {
  if (!item) return undefined;
  const { state, question } = context;
  const value = normalise(kindOf(item), own(state.drafts, item.id) ?? '');
  if (value === undefined) return [state, [{ type: 'invalid', items: [item.id] }]];
  const answers = withAnswer(state.answers, item.id, value);
  if (!hasButtons(question)) return tryAuto(context, answers);
  return press({ ...context, state: withAnswers(state, answers) }, defaultButton(question));
}

/** The button that Enter stands for: the confirm if there is one, else the first next button. */
function defaultButton(question: Question): string | undefined {
  if (hasConfirm(question)) return undefined;
  return question.items.find((item) => item.type === 'nextButton')?.id;
}

function tryAuto({ definition, state, question }: Context, answers: Asking['answers']): Step {
  const answered = withAnswers(state, answers);
  const completes = !hasButtons(question) && isComplete(question, answers);
  return completes ? finish(definition, answered, question) : [answered, NOTHING];
}

function press({ definition, state, question }: Context, pressed: string | undefined): Step {
  const items = missingItems(question, state.answers);
  return items.length > 0
    ? [state, [{ type: 'invalid', items }]]
    : finish(definition, state, question, pressed);
}

function withAnswer(answers: Asking['answers'], id: string, value: Answer | undefined): Asking['answers'] {
  if (value === undefined) return without(answers, id);
  return own(answers, id) === value ? answers : { ...answers, [id]: value };
}

function withAnswers(state: Asking, answers: Asking['answers']): Asking {
  return answers === state.answers ? state : { ...state, answers };
}

function back(state: Exclude<State, { status: 'complete' }>): Step | undefined {
  if (!state.past) return undefined;
  const { questionId, answers, drafts, flags, log, before } = state.past;
  const restored: Asking = {
    status: 'asking',
    mode: state.mode,
    questionId,
    instance: state.instance + 1,
    answers,
    drafts,
    flags,
    log,
    past: before,
  };
  return [restored, [{ type: 'enter', questionId }]];
}

function isFlags(flags: unknown): flags is readonly Flag[] {
  return Array.isArray(flags) && flags.every((flag) => typeof flag === 'string');
}
