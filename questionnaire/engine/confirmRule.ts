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

/** Whether the question waits for a button; without one it completes by itself. */
export function hasButtons({ items }: Question): boolean {
  return items.some((item) => item.type === 'confirm' || item.type === 'nextButton') || needsConfirm(items);
}

function isConfirm(item: Item): boolean {
  return item.type === 'confirm';
}

function needsConfirm(items: readonly Item[]): boolean {
  if (items.some(isConfirm)) return false;
  if (items.some((item) => TYPED_OR_RATED.has(item.type))) return false;
  return !items.every((item) => ONE_TAP.has(item.type));
}
