import type { Questionnaire } from '@parvis/questionnaire/model/schema';

/** Lists checkbox texts; empty for other kinds of answers. */
export function listChoices({ questions, start }: Questionnaire): readonly string[] {
  const items = questions[start]?.items ?? [];
  return items.flatMap((item) => (item.type === 'checkbox' && item.text !== undefined ? [item.text] : []));
}
