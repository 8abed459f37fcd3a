import type { Item, Question } from '../model/schema.ts';

const TYPED_OR_RATED: ReadonlySet<string> = new Set(['message', 'input', 'rating']);
const ONE_TAP: ReadonlySet<string> = new Set(['checkbox', 'yesNo', 'nextButton']);
const CONFIRM: Item = { type: 'confirm' };

/**
 * The items as shown: a confirm is appended unless (A) there is a message, input or rating and no confirm, or
 * (B) all items are checkbox, yesNo or nextButton. An explicit confirm is never doubled (specification, section 4).
 */
export function shownItems({ items }: Question): readonly Item[] {
  return needsConfirm(items) ? [...items, CONFIRM] : items;
}

/** Whether there is a confirm, written or appended. */
export function hasConfirm({ items }: Question): boolean {
  return items.some(isConfirm) || needsConfirm(items);
}

/** Whether the question waits for a button; without one it completes by itself. A button that skips it ends nothing else. */
export function hasButtons(question: Question): boolean {
  return hasConfirm(question) || question.items.some(isNext);
}

/** The button that Enter stands for: nothing for the confirm if there is one, else the first next button. */
export function defaultButton(question: Question): string | undefined {
  return hasConfirm(question) ? undefined : question.items.find(isNext)?.id;
}

/** Whether a button leaves the question without an answer. */
export function isSkip(item: Item): boolean {
  return item.type === 'nextButton' && item.skip === true;
}

function isNext(item: Item): boolean {
  return item.type === 'nextButton' && !isSkip(item);
}

function isConfirm(item: Item): boolean {
  return item.type === 'confirm';
}

function needsConfirm(items: readonly Item[]): boolean {
  if (items.some(isConfirm)) return false;
  if (items.some((item) => TYPED_OR_RATED.has(item.type))) return false;
  return !items.every((item) => ONE_TAP.has(item.type));
}
