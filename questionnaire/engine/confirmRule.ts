import { kindOf } from '../model/kinds/kindOf.ts';
import type { Item, Question } from '../model/schema.ts';

const CONFIRM: Item = { type: 'confirm' };

/**
 * Appends a confirm unless (A) there is a message, input or rating and no confirm, or (B) all items are checkbox, yesNo
 * or nextButton. Never doubles one (specification, section 4).
 */
export function listShownItems({ items }: Question): readonly Item[] {
  return shouldAppendConfirmButton(items) ? [...items, CONFIRM] : items;
}

export function hasConfirm({ items }: Question): boolean {
  return items.some(isConfirm) || shouldAppendConfirmButton(items);
}

/** Otherwise the question completes by itself. */
export function hasButtons(question: Question): boolean {
  return hasConfirm(question) || question.items.some(isNext);
}

/** Pressed by Enter: the confirm, else the first next button that neither skips, aborts nor is quiet. */
export function findDefaultButton(question: Question): { readonly pressed: string | undefined } | undefined {
  if (hasConfirm(question)) return { pressed: undefined };
  const button = question.items.find(
    (item) => item.type === 'nextButton' && !item.skip && !item.abort && item.weight !== 'quiet',
  );
  return button && { pressed: button.id };
}

export function isSkip(item: Item): boolean {
  return item.type === 'nextButton' && item.skip === true;
}

function isNext(item: Item): boolean {
  return item.type === 'nextButton' && !isSkip(item);
}

export function isConfirm(item: Item): boolean {
  return item.type === 'confirm';
}

function shouldAppendConfirmButton(items: readonly Item[]): boolean {
  if (items.some(isConfirm)) return false;
  if (items.some((item) => kindOf(item).confirm === 'own')) return false;
  return !items.every((item) => kindOf(item).confirm === 'oneTap');
}
