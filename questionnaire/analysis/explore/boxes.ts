import { isTick, kindOf, presetOf } from '../../model/kinds/kindOf.ts';
import type { Effect, Item, Question } from '../../model/schema.ts';

/** A box to tick, of whatever kind, with what it stands for once it is ticked. */
export interface Box {
  readonly item: Item;
  readonly id: string;
  /** By what keyed values of the question know it. */
  readonly token: string | undefined;
  readonly effect: Effect | undefined;
}

/** Boxes of one question that lead to the same, in their order; never empty. */
export type BoxGroup = readonly Box[];

/** The boxes to tick of a question, in order. */
export function boxesOf({ items }: Question): Box[] {
  return items.filter(isTick).map((item) => {
    const { token, effect } = kindOf(item).answers?.chosen?.(item, true) ?? {};
    return { item, id: item.id, token, effect };
  });
}

/** The boxes that a question opens with ticked; an exclusive one keeps the first. */
export function presetBoxes({ items, exclusive }: Question): string[] {
  const preset = items.flatMap((item) => (isTick(item) && presetOf(item) === true ? [item.id] : []));
  return exclusive ? preset.slice(0, 1) : preset;
}

/**
 * The boxes in groups that lead to the same. Those without effect whose token nothing reads are one group; others
 * are one where they follow each other with equal effects, since the first that names a way decides.
 */
export function boxGroups(question: Question, reads: ReadonlySet<string>): BoxGroup[] {
  const groups = new Map<string, Box[]>();
  let run = 0;
  let before = '';
  for (const box of boxesOf(question)) {
    const effect = effectKey(box, reads);
    if (effect !== '' && effect !== before) run += 1;
    if (effect !== '') before = effect;
    const key = effect === '' ? '' : `${run} ${effect}`;
    groups.set(key, [...(groups.get(key) ?? []), box]);
  }
  return [...groups.values()];
}

function effectKey({ token, effect = {} }: Box, reads: ReadonlySet<string>): string {
  const { followUp, flags, set, clear, abort } = effect;
  const read = token !== undefined && reads.has(token) ? token : undefined;
  const key = JSON.stringify({ followUp, flags, set, clear, abort, token: read });
  return key === '{}' ? '' : key;
}

/** The name of a group of boxes: its first id, and how many more it holds. */
export function groupLabel(group: BoxGroup): string {
  const [first] = group;
  return group.length > 1 ? `${first?.id} +${group.length - 1}` : `${first?.id}`;
}
