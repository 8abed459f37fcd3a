import { isTick, kindOf } from '../model/kinds/kindOf.ts';
import type { Answer } from '../model/report.ts';
import type { Item, Question } from '../model/schema.ts';
import { isCode } from './codes.ts';
import { own } from './own.ts';

/** What is answered, and what stands in the fields. */
interface Filled {
  readonly answers: Readonly<Record<string, Answer>>;
  readonly typed?: Readonly<Record<string, string>>;
}

/** Whether one item has what it needs. Ticks are counted for the question as a whole. */
function isOk(item: Item, { answers, typed }: Filled): boolean {
  const rules = kindOf(item).answers;
  if (!rules || item.id === undefined || Object.hasOwn(answers, item.id)) return true;
  return rules.optional(item) && own(typed, item.id) === undefined;
}

/** The ids of the items that still miss an answer, in order; every checkbox if none is ticked. */
export function missingItems({ items }: Pick<Question, 'items'>, filled: Filled): string[] {
  const ticked = items.some((item) => isTick(item) && own(filled.answers, item.id) === true);
  return items.flatMap((item) => {
    const ok = isTick(item) ? ticked : isOk(item, filled);
    return ok || item.id === undefined ? [] : [item.id];
  });
}

/**
 * Whether the reported answers of a question are all of them: every item has what it needs and, if there are
 * checkboxes, at least one is ticked. Codes are never reported, and not missed.
 */
export function isComplete(question: Question, answers: Filled['answers']): boolean {
  return missingItems(question, { answers }).every((id) => isCode(question, id));
}
