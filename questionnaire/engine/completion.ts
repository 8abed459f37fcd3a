import type { Chosen } from '../model/kinds/kind.ts';
import { isTick, kindOf } from '../model/kinds/kindOf.ts';
import type { Answer } from '../model/report.ts';
import type { Item, Question } from '../model/schema.ts';
import { isVerificationCodeField } from './codes.ts';
import { getOwn } from './keyedValues.ts';

interface FieldValues {
  readonly answers: Readonly<Record<string, Answer>>;
  readonly typed?: Readonly<Record<string, string>>;
}

/** Ticks count for the whole question. */
function isOk(item: Item, { answers, typed }: FieldValues): boolean {
  const rules = kindOf(item).answers;
  if (!rules || item.id === undefined || Object.hasOwn(answers, item.id)) return true;
  return rules.optional(item) && getOwn(typed, item.id) === undefined;
}

/** Every checkbox if none is ticked. */
export function listMissingItems({ items }: Pick<Question, 'items'>, filled: FieldValues): string[] {
  const ticked = items.some((item) => isTick(item) && getOwn(filled.answers, item.id) === true);
  return items.flatMap((item) => {
    const ok = isTick(item) ? ticked : isOk(item, filled);
    return ok || item.id === undefined ? [] : [item.id];
  });
}

export function isComplete(question: Question, answers: FieldValues['answers']): boolean {
  return listMissingItems(question, { answers }).every((id) => isVerificationCodeField(question, id));
}

/** In item order: checkbox id, `id.yes` or `id.no`, `id:n`, or button id. */
export function listChosenAnswers(
  items: readonly Item[],
  answers: Readonly<Record<string, Answer>>,
  pressed?: string,
): Chosen[] {
  const all: Chosen[] = [];
  for (const item of items) {
    const chosen = item.id === undefined ? undefined : getChosen(item, getOwn(answers, item.id), pressed);
    if (chosen) all.push(chosen);
  }
  return all;
}

function getChosen(item: Item, answer: Answer | undefined, pressed: string | undefined): Chosen | undefined {
  if (item.type === 'nextButton') return item.id === pressed ? { token: item.id, effect: item } : undefined;
  return answer === undefined ? undefined : kindOf(item).answers?.chosen?.(item, answer);
}
