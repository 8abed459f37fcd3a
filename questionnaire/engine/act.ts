import type { Action } from '../model/played.ts';
import type { Flag, Question, Questionnaire } from '../model/schema.ts';
import { answer } from './answer.ts';
import type { Change } from './events.ts';
import { finishByAbort, finishByOutcome } from './finish.ts';
import { changeOf, withEvent } from './fold.ts';
import { own } from './own.ts';
import type { Asking, State, Step, Waiting } from './types.ts';

/**
 * What an action leads to, remembered in the state; the very same state where it changes nothing. Nothing where it
 * cannot be done: it is unknown, or meant for what is not asked.
 */
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

/** Of what is typed, no more is remembered than the field took. */
function asTaken(action: Action, change: Change | undefined): Action {
  return action.type === 'TYPE' && change ? { ...action, text: String(change.now ?? '') } : action;
}

function isFlags(flags: unknown): flags is readonly Flag[] {
  return Array.isArray(flags) && flags.every((flag) => typeof flag === 'string');
}
