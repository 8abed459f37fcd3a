import type { Flag, Questionnaire } from '../model/schema.ts';
import { act } from './act.ts';
import { withoutCodes } from './codes.ts';
import { own } from './keyed.ts';
import { begin, undone } from './replay.ts';
import type { Asking, Event, Left, Mode, State, Step, Waiting } from './types.ts';

function leftBehind({ questions }: Questionnaire, state: Asking | Waiting): Left {
  const question = own(questions, state.questionId);
  if (!question || state.status === 'waiting') return state.left;
  const { [state.questionId]: _before, ...others } = state.left;
  const typed = withoutCodes(question, state.typed);
  return Object.keys(typed).length > 0 ? { ...others, [state.questionId]: typed } : others;
}

/** Restores the texts of a question reached again after BACK, without sending them. */
function typedAgain(definition: Questionnaire, before: State, step: Step): Step {
  const [state, outputs] = step;
  if (state.status !== 'asking' || before.status === 'complete' || state.instance === before.instance)
    return step;
  const typed = own(state.left, state.questionId);
  if (!typed) return step;
  const { [state.questionId]: _typed, ...left } = state.left;
  let again: State = { ...state, left };
  for (const [item, text] of Object.entries(typed))
    if (again.status === 'asking') [again] = act(definition, again, { type: 'TYPE', item, text }) ?? [again];
  return [again, outputs];
}

export function start(definition: Questionnaire, flags: readonly Flag[] = [], mode: Mode = 'whole'): Step {
  return begin(definition, flags, mode);
}

/** Applies one event. Pure and total: an invalid or stale event returns the same state object and no output. */
export function transition(definition: Questionnaire, state: State, event: Event): Step {
  const unchanged: Step = [state, []];
  if (state.status === 'complete' || event?.instance !== state.instance) return unchanged;
  const { instance, ...action } = event;
  if (action.type !== 'BACK')
    return typedAgain(definition, state, act(definition, state, action) ?? unchanged);
  const before = undone(definition, state);
  if (!before) return unchanged;
  const left = leftBehind(definition, state);
  return [{ ...before, instance: instance + 1, left }, [{ type: 'enter', questionId: before.questionId }]];
}

/** Reopens a question whose outcome the host could not get; keeps all input, codes included. */
export function askedAgain({ asked, instance }: Waiting): Asking {
  return { ...asked, instance: instance + 1 };
}
