import type { Question, Questionnaire } from '../model/schema.ts';
import { listMissingItems } from './completion.ts';
import { finishQuestion } from './finishQuestion.ts';
import type { Asking, Output, Step } from './types.ts';

export interface QuestionContext {
  readonly definition: Questionnaire;
  readonly state: Asking;
  readonly question: Question;
}

export const NO_OUTPUTS: readonly Output[] = [];

export function pressButton(asked: QuestionContext, pressed: string | undefined): Step {
  return (
    finishIfComplete(asked, asked.state, pressed) ?? [asked.state, createInvalidOutputs(asked, asked.state)]
  );
}

/** If `answered` is complete; BACK restores the state before. */
export function finishIfComplete(
  { definition, state, question }: QuestionContext,
  answered: Asking,
  pressed?: string,
): Step | undefined {
  const complete = listMissingItems(question, answered).length === 0;
  return complete ? finishQuestion(definition, answered, question, pressed, state) : undefined;
}

export const createInvalidOutputs = ({ question }: QuestionContext, answered: Asking): readonly Output[] => [
  { type: 'invalid', items: listMissingItems(question, answered) },
];
