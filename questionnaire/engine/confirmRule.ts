import { kindOf } from '../model/kinds/kindOf.ts';
import type { Item, Question } from '../model/schema.ts';

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

/** Button for Enter: the confirm, else the first next button that sends and is not quiet; none if all leave or skip. */
export function defaultButton(question: Question): { readonly pressed: string | undefined } | undefined {
  if (hasConfirm(question)) return { pressed: undefined };
  const button = question.items.find(
    (item) => item.type === 'nextButton' && !item.skip && !item.abort && item.weight !== 'quiet',
  );
  return button && { pressed: button.id };
}

/** Whether a button leaves the question without an answer. */
export function isSkip(item: Item): boolean {
  return item.type === 'nextButton' && item.skip === true;
}

function isNext(item: Item): boolean {
  return item.type === 'nextButton' && !isSkip(item);
}

/** Whether an item is the button that confirms what was answered. */
export function isConfirm(item: Item): boolean {
  return item.type === 'confirm';
}

function needsConfirm(items: readonly Item[]): boolean {
  if (items.some(isConfirm)) return false;
  if (items.some((item) => kindOf(item).confirm === 'own')) return false;
  return !items.every((item) => kindOf(item).confirm === 'oneTap');
}
