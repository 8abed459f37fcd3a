import type { Questionnaire } from '@parvis/questionnaire/model/schema';

/** What can be ticked of a question that staff put, in their words; nothing of one that is answered otherwise. */
export function askedChoices({ questions, start }: Questionnaire): readonly string[] {
  const items = questions[start]?.items ?? [];
  return items.flatMap((item) => (item.type === 'checkbox' && item.text !== undefined ? [item.text] : []));
}
