import { ratingRange } from '../model/effects.ts';
import type { Answer } from '../model/report.ts';
import type { Flag, Item, ItemOf, ItemType, Question, Questionnaire } from '../model/schema.ts';
import { cutTyped, normalise } from '../model/validate.ts';
import { missingItems } from './complete.ts';
import { defaultButton, hasButtons, hasConfirm, isSkip } from './confirmRule.ts';
import { enter } from './enter.ts';
import { union } from './env.ts';
import { finish, finishByAbort, finishByOutcome } from './finish.ts';
import { type History, withEvent, withVisit } from './history.ts';
import { own, without } from './own.ts';
import type { Asking, Event, Mode, Output, State, Step } from './types.ts';

const NOTHING: readonly Output[] = [];

/** Begins a questionnaire at its start question. It never completes by itself, whatever is preset. */
export function start(definition: Questionnaire, flags: readonly Flag[] = [], mode: Mode = 'whole'): Step {
  const given = union([], flags);
  const history: History = { flags: given, mode, visits: null, deeds: null };
  const journey = { mode, instance: 1, flags: given, log: null, past: null, history };
  return enter(definition, definition.start, journey);
}

/**
 * Applies one event. Pure and total: an event that is unknown, stale (of another instance), meant for an item of
 * another type, or none at all, returns the very same state object and no output.
 */
export function transition(definition: Questionnaire, state: State, event: Event): Step {
  const unchanged: Step = [state, NOTHING];
  if (state.status === 'complete' || event?.instance !== state.instance) return unchanged;
  if (event.type === 'BACK') return back(state) ?? unchanged;
  const question = own(definition.questions, state.questionId);
  const step = apply({ definition, question }, state, event);
  if (!step || step[0] === state) return step ?? unchanged;
  return [remembering(step[0], withEvent(state.history, question, event), state.instance), step[1]];
}

function apply(
  { definition, question }: { definition: Questionnaire; question: Question | undefined },
  state: Exclude<State, { status: 'complete' }>,
  event: Exclude<Event, { type: 'BACK' }>,
): Step | undefined {
  if (event.type === 'ABORT') return finishByAbort(state, question);
  if (!question) return undefined;
  if (event.type === 'OUTCOME') {
    const valid = state.status === 'waiting' && isFlags(event.flags);
    return valid ? finishByOutcome(definition, state, question, event.flags) : undefined;
  }
  return state.status === 'asking' ? answerQuestion({ definition, state, question }, event) : undefined;
}

/** The state with what led to it; a question that was left is a visit of its own. */
function remembering(state: State, history: History, visit: number): State {
  const left = state.status === 'complete' || state.instance !== visit;
  return { ...state, history: left ? withVisit(history) : history };
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
      return button && (isSkip(button) ? skip(context, button.id) : press(context, button.id));
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
  if ((own(state.drafts, item.id) ?? '') === draft) return undefined;
  const drafts = draft === '' ? without(state.drafts, item.id) : { ...state.drafts, [item.id]: draft };
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

function tryAuto({ definition, state, question }: Context, answers: Asking['answers']): Step {
  const answered = withAnswers(state, answers);
  const completes = !hasButtons(question) && missingItems(question, answers).length === 0;
  return completes ? finish(definition, answered, question, undefined, state) : [answered, NOTHING];
}

function press({ definition, state, question }: Context, pressed: string | undefined): Step {
  const items = missingItems(question, state.answers);
  return items.length > 0
    ? [state, [{ type: 'invalid', items }]]
    : finish(definition, state, question, pressed);
}

/** Leaves the question unanswered: nothing of it is reported or awaited, and only the button says what follows. */
function skip({ definition, state, question }: Context, pressed: string): Step {
  const { items, titleId, abortDefault } = question;
  const unasked = { items, titleId, abortDefault, reportAnswer: false };
  return finish(definition, { ...state, answers: {} }, unasked, pressed, state);
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
  const { questionId, answers, drafts, flags, log, history, before } = state.past;
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
    history,
  };
  return [restored, [{ type: 'enter', questionId }]];
}

function isFlags(flags: unknown): flags is readonly Flag[] {
  return Array.isArray(flags) && flags.every((flag) => typeof flag === 'string');
}
