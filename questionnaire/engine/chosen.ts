import { sideEffect } from '../model/effects.ts';
import type { Answer } from '../model/report.ts';
import type { Effect, Item } from '../model/schema.ts';
import { own } from './own.ts';

/** What an answer stands for when a question is finished: its token and, if it has one, its effect. */
export interface Chosen {
  token: string;
  effect: Effect | undefined;
}

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
  switch (item.type) {
    case 'checkbox':
      return answer === true ? { token: item.id, effect: item } : undefined;
    case 'nextButton':
      return item.id === pressed ? { token: item.id, effect: item } : undefined;
    case 'yesNo':
      if (typeof answer !== 'boolean') return undefined;
      return { token: `${item.id}.${answer ? 'yes' : 'no'}`, effect: sideEffect(item, answer) };
    case 'rating':
      if (typeof answer !== 'number') return undefined;
      return { token: `${item.id}:${answer}`, effect: own(item.values, String(answer)) };
    default:
      return undefined;
  }
}
