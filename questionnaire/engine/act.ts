import type { Action } from '../model/played.ts';
import type { Flag, Questionnaire } from '../model/schema.ts';
import { answer } from './answer.ts';
import { type Events, withEvent } from './events.ts';
import { finishByAbort, finishByOutcome } from './finish.ts';
import { own } from './own.ts';
import type { Asking, State, Step, Waiting } from './types.ts';

/**
 * What an action leads to, remembered in the state; the very same state where it changes nothing. Nothing where it
 * cannot be done: it is unknown, or meant for what is not asked.
 */
export function act(definition: Questionnaire, state: Asking | Waiting, action: Action): Step | undefined {
  const step = apply(definition, state, action);
  return !step || step[0] === state ? step : [remembering(state, step[0], action), step[1]];
}

function apply(definition: Questionnaire, state: Asking | Waiting, action: Action): Step | undefined {
  const question = own(definition.questions, state.questionId);
  if (action.type === 'ABORT') return finishByAbort(state, question);
  if (!question) return undefined;
  if (action.type === 'OUTCOME') {
    const valid = state.status === 'waiting' && isFlags(action.flags);
    return valid ? finishByOutcome(definition, state, question, action.flags) : undefined;
  }
  return state.status === 'asking' ? answer({ definition, state, question }, action) : undefined;
}

function remembering(before: Asking | Waiting, after: State, action: Action): State {
  const events = withEvent(before.events, eventOf(before, after, action));
  const entered = after.status !== 'complete' && after.instance !== before.instance;
  return entered ? { ...after, events, entered: events } : { ...after, events };
}

function eventOf(before: Asking | Waiting, after: State, action: Action): Omit<Events, 'before'> {
  const { questionId } = before;
  if (action.type !== 'TYPE' || after.status === 'complete') return { action, questionId };
  const { item } = action;
  const text = own(after.typed, item) ?? '';
  return { action: { ...action, text }, questionId, was: own(before.typed, item) ?? '' };
}

function isFlags(flags: unknown): flags is readonly Flag[] {
  return Array.isArray(flags) && flags.every((flag) => typeof flag === 'string');
}
