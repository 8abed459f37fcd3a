import { isTick, kindOf } from '../model/kinds/kindOf.ts';
import type { Action } from '../model/played.ts';
import type { Answer } from '../model/report.ts';
import type { Item } from '../model/schema.ts';

/**
 * An item's answer after somebody chose; `null` takes it back, nothing where the item is not answered so or takes no
 * such value.
 */
export function chosenAfter(
  item: Item,
  action: Action,
  before: Answer | undefined,
): Answer | null | undefined {
  const rules = kindOf(item).answers;
  if (!rules || rules.by === 'TYPE' || rules.by !== action.type) return undefined;
  return rules.choose(item, 'value' in action ? action.value : undefined, before);
}

/** The box that is ticked, where only one can be. */
export const tickedOf = (
  items: readonly Item[],
  answers: Readonly<Record<string, Answer>>,
): string | undefined =>
  items.find((item) => isTick(item) && item.id !== undefined && answers[item.id] === true)?.id;
