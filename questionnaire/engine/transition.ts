import type { Flag, Questionnaire } from '../model/schema.ts';
import { applyAction } from './applyAction.ts';
import { omitCodes } from './codes.ts';
import { getOwn } from './keyedValues.ts';
import { enterFirstQuestion, replayToPreviousQuestion } from './replay.ts';
import type { Asking, Event, LeftTexts, Mode, State, Step, Waiting } from './types.ts';

function collectLeftTexts({ questions }: Questionnaire, state: Asking | Waiting): LeftTexts {
  const question = getOwn(questions, state.questionId);
  if (!question || state.status === 'waiting') return state.left;
  const { [state.questionId]: _before, ...others } = state.left;
  const typed = omitCodes(question, state.typed);
  return Object.keys(typed).length > 0 ? { ...others, [state.questionId]: typed } : others;
}

/** After BACK, without sending them. */
function restoreTexts(definition: Questionnaire, before: State, step: Step): Step {
  const [state, outputs] = step;
  if (state.status !== 'asking' || before.status === 'complete' || state.instance === before.instance)
    return step;
  const typed = getOwn(state.left, state.questionId);
  if (!typed) return step;
  const { [state.questionId]: _typed, ...left } = state.left;
  let again: State = { ...state, left };
  for (const [item, text] of Object.entries(typed))
    if (again.status === 'asking')
      [again] = applyAction(definition, again, { type: 'TYPE', item, text }) ?? [again];
  return [again, outputs];
}

export function start(definition: Questionnaire, flags: readonly Flag[] = [], mode: Mode = 'whole'): Step {
  return enterFirstQuestion(definition, flags, mode);
}

/** Applies one event, pure and total: invalid or stale ones return the same state object without output. */
export function transition(definition: Questionnaire, state: State, event: Event): Step {
  const unchanged: Step = [state, []];
  if (state.status === 'complete' || event?.instance !== state.instance) return unchanged;
  const { instance, ...action } = event;
  if (action.type !== 'BACK')
    return restoreTexts(definition, state, applyAction(definition, state, action) ?? unchanged);
  const before = replayToPreviousQuestion(definition, state);
  if (!before) return unchanged;
  const left = collectLeftTexts(definition, state);
  return [{ ...before, instance: instance + 1, left }, [{ type: 'enter', questionId: before.questionId }]];
}

/** The host got no outcome; keeps all input, codes included. */
export function reopenQuestion({ asked, instance }: Waiting): Asking {
  return { ...asked, instance: instance + 1 };
}
