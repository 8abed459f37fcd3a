import type { Question, Questionnaire } from '../model/schema.ts';
import { missingItems } from './complete.ts';
import { finish } from './finish.ts';
import type { Asking, Output, Step } from './types.ts';

export interface Asked {
  readonly definition: Questionnaire;
  readonly state: Asking;
  readonly question: Question;
}

export const NOTHING: readonly Output[] = [];

export function press(asked: Asked, pressed: string | undefined): Step {
  return endIfComplete(asked, asked.state, pressed) ?? [asked.state, missingIn(asked, asked.state)];
}

/** Finishes the question if `answered` is complete; BACK restores the state before. */
export function endIfComplete(
  { definition, state, question }: Asked,
  answered: Asking,
  pressed?: string,
): Step | undefined {
  const complete = missingItems(question, answered).length === 0;
  return complete ? finish(definition, answered, question, pressed, state) : undefined;
}

export const missingIn = ({ question }: Asked, answered: Asking): readonly Output[] => [
  { type: 'invalid', items: missingItems(question, answered) },
];
