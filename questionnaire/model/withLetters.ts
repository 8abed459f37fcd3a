import type { Questionnaire } from './schema.ts';
import type { MessageLetters } from './values/validate.ts';

/** Allows letters of every script if the host says so. */
export function withLetters<Q extends Questionnaire>(definition: Q, letters: MessageLetters | undefined): Q {
  if (letters !== 'all') return definition;
  const questions = Object.entries(definition.questions).map(([id, question]) => [
    id,
    {
      ...question,
      items: question.items.map((item) => (item.type === 'message' ? { ...item, letters } : item)),
    },
  ]);
  return { ...definition, questions: Object.fromEntries(questions) };
}
