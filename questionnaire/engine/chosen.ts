import type { Chosen } from '../model/kinds/kind.ts';
import { kindOf } from '../model/kinds/kindOf.ts';
import type { Answer } from '../model/report.ts';
import type { Item } from '../model/schema.ts';
import { own } from './own.ts';

/**
 * The chosen answers in item order. Tokens only resolve keyed values: a ticked checkbox gives its id, a yesNo
 * `id.yes` or `id.no`, a rating `id:n`, the pressed button its id.
 */
export function chosenAnswers(
  items: readonly Item[],
  answers: Readonly<Record<string, Answer>>,
  pressed?: string,
): Chosen[] {
  const all: Chosen[] = [];
  for (const item of items) {
    const chosen = item.id === undefined ? undefined : choice(item, own(answers, item.id), pressed);
    if (chosen) all.push(chosen);
  }
  return all;
}

function choice(item: Item, answer: Answer | undefined, pressed: string | undefined): Chosen | undefined {
  if (item.type === 'nextButton') return item.id === pressed ? { token: item.id, effect: item } : undefined;
  return answer === undefined ? undefined : kindOf(item).answers?.chosen?.(item, answer);
}
