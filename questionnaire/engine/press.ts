import type { Question, Questionnaire } from '../model/schema.ts';
import { missingItems } from './complete.ts';
import { finish } from './finish.ts';
import type { Asking, Output, Step } from './types.ts';

/** The question that is asked. */
export interface Asked {
  readonly definition: Questionnaire;
  readonly state: Asking;
  readonly question: Question;
}

/** No outputs, as one shared list. */
export const NOTHING: readonly Output[] = [];

/** Ends the question by a button, the confirm if none is named, or says what is missing. */
export function press(asked: Asked, pressed: string | undefined): Step {
  return endIfComplete(asked, asked.state, pressed) ?? [asked.state, missingIn(asked, asked.state)];
}

/** Ends the question with the answers of `answered`, if they are all that it asks for; BACK leads to what it was before. */
export function endIfComplete(
  { definition, state, question }: Asked,
  answered: Asking,
  pressed?: string,
): Step | undefined {
  const complete = missingItems(question, answered).length === 0;
  return complete ? finish(definition, answered, question, pressed, state) : undefined;
}

/** Says what is missing, so that it is marked, focused and spoken. */
export const missingIn = ({ question }: Asked, answered: Asking): readonly Output[] => [
  { type: 'invalid', items: missingItems(question, answered) },
];
