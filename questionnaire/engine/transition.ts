import type { Flag, Questionnaire } from '../model/schema.ts';
import { act } from './act.ts';
import { leftBehind, typedAgain } from './left.ts';
import { begin, undone } from './replay.ts';
import type { Asking, Event, Mode, State, Step, Waiting } from './types.ts';

/** Begins a questionnaire at its start question. It never completes by itself, whatever is preset. */
export function start(definition: Questionnaire, flags: readonly Flag[] = [], mode: Mode = 'whole'): Step {
  return begin(definition, flags, mode);
}

/**
 * Applies one event. Pure and total: an event that is unknown, stale (of another instance), meant for an item of
 * another type, or none at all, returns the very same state object and no output.
 */
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

/**
 * The question whose outcome was awaited, asked again as it was before it was ended: for a host that could not find
 * the outcome out. Nothing that was typed is lost, a code included.
 */
export function askedAgain({ asked, instance }: Waiting): Asking {
  return { ...asked, instance: instance + 1 };
}
