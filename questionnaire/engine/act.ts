import { isTick } from '../model/kinds/kindOf.ts';
import type { Action } from '../model/played.ts';
import type { Flag, Item, Question, Questionnaire } from '../model/schema.ts';
import { hasButtons, hasConfirm, isSkip } from './confirmRule.ts';
import type { Change } from './events.ts';
import { finish, finishByAbort, finishByOutcome } from './finish.ts';
import { changeOf, chosenAfter, withEvent } from './fold.ts';
import { own, withOwn, without } from './keyed.ts';
import { type Asked, endIfComplete, NOTHING, press } from './press.ts';
import type { Asking, State, Step, Waiting } from './types.ts';
import { commit, type } from './typing.ts';

function answer(asked: Asked, action: Action): Step | undefined {
  const { items } = asked.question;
  const item = 'item' in action ? items.find(({ id }) => id !== undefined && id === action.item) : undefined;
  switch (action.type) {
    case 'CHECK':
    case 'YESNO':
    case 'RATE':
      return item && choose(asked, item, action);
    case 'TYPE':
      return item && type(asked, item, action.text);
    case 'COMMIT':
      return item && commit(asked, item);
    case 'CONFIRM':
      return hasConfirm(asked.question) ? press(asked, undefined) : undefined;
    case 'NEXT':
      if (item?.type !== 'nextButton') return undefined;
      return isSkip(item) ? skip(asked, item.id) : press(asked, item.id);
    default:
      return undefined;
  }
}

function choose(asked: Asked, item: Item, action: Action): Step | undefined {
  const { answers } = asked.state;
  const { id = '' } = item;
  const chosen = chosenAfter(item, action, own(answers, id));
  if (chosen === undefined) return undefined;
  const others = isTick(item) && chosen !== null ? withoutOtherTicks(asked, item) : answers;
  const after = withOwn(others, id, chosen ?? undefined);
  return after === answers ? [asked.state, NOTHING] : tryAuto(asked, after);
}

function withoutOtherTicks({ state, question }: Asked, item: Item): Asking['answers'] {
  if (!question.exclusive) return state.answers;
  return question.items.reduce(
    (kept, other) => (other !== item && isTick(other) ? without(kept, other.id ?? '') : kept),
    state.answers,
  );
}

function tryAuto(asked: Asked, answers: Asking['answers']): Step {
  const answered = { ...asked.state, answers };
  const ended = hasButtons(asked.question) ? undefined : endIfComplete(asked, answered);
  return ended ?? [answered, NOTHING];
}

/** Skips the question: nothing is reported or awaited; only the button's own follow-up applies. */
function skip({ definition, state, question }: Asked, pressed: string): Step {
  const { items, titleId, abortDefault } = question;
  const leaves = items.some((item) => item.id === pressed && item.type === 'nextButton' && item.abort);
  if (leaves) return finishByAbort(state, question);
  const unasked = { items, titleId, abortDefault, reportAnswer: false };
  return finish(definition, { ...state, answers: {} }, unasked, pressed);
}

/** Applies an action. Returns the same state if nothing changes, nothing if the action is invalid. */
export function act(definition: Questionnaire, state: Asking | Waiting, action: Action): Step | undefined {
  const question = own(definition.questions, state.questionId);
  const step = apply(definition, state, action, question);
  return !step || step[0] === state ? step : [remembering(state, step[0], action, question), step[1]];
}

function apply(
  definition: Questionnaire,
  state: Asking | Waiting,
  action: Action,
  question: Question | undefined,
): Step | undefined {
  if (action.type === 'ABORT') return finishByAbort(state, question);
  if (!question) return undefined;
  if (action.type === 'OUTCOME') {
    const valid = state.status === 'waiting' && isFlags(action.flags);
    return valid ? finishByOutcome(definition, state, question, action.flags) : undefined;
  }
  return state.status === 'asking' ? answer({ definition, state, question }, action) : undefined;
}

function remembering(before: Asking | Waiting, after: State, action: Action, question?: Question): State {
  const { questionId, entered, sent } = before;
  const asked = before.status === 'asking' && after.status === 'asking' && after.instance === before.instance;
  const change = question && asked ? changeOf(question, before, after, action) : undefined;
  const done = { action: asTaken(action, change), questionId, ...(change && { change }) };
  const events =
    question && change
      ? withEvent(before.events, done, { question, entered, sent })
      : { ...done, before: before.events };
  const enters = after.status !== 'complete' && after.instance !== before.instance;
  return enters ? { ...after, events, entered: events } : { ...after, events };
}

function asTaken(action: Action, change: Change | undefined): Action {
  return action.type === 'TYPE' && change ? { ...action, text: String(change.now ?? '') } : action;
}

function isFlags(flags: unknown): flags is readonly Flag[] {
  return Array.isArray(flags) && flags.every((flag) => typeof flag === 'string');
}
