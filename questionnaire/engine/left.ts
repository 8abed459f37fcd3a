import type { Questionnaire } from '../model/schema.ts';
import { act } from './act.ts';
import { withoutCodes } from './codes.ts';
import { own } from './own.ts';
import type { Asking, Left, State, Step, Waiting } from './types.ts';

/** What is left behind by going back: what stands in the fields of the question, without any verification code. */
export function leftBehind({ questions }: Questionnaire, state: Asking | Waiting): Left {
  const question = own(questions, state.questionId);
  if (!question || state.status === 'waiting') return state.left;
  const { [state.questionId]: _before, ...others } = state.left;
  const typed = withoutCodes(question, state.typed);
  return Object.keys(typed).length > 0 ? { ...others, [state.questionId]: typed } : others;
}

/** A question that was gone back from and is asked again, with what stood in its fields. Nothing is sent by that. */
export function typedAgain(definition: Questionnaire, before: State, step: Step): Step {
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
