import type { Answer } from '../values/answers.ts';
import { kinds } from './all.ts';
import type { Item, ItemOf, ItemType } from './items.ts';
import type { Kind, TypedKind } from './kind.ts';

const rows: { readonly [T in ItemType]: Kind<ItemOf<T>> } = kinds;
const table: Readonly<Record<string, Kind<Item>>> = rows;

/** What there is to know of an item by its type; of an unknown type, what there is of a text. */
export function kindOf({ type }: Pick<Item, 'type'>): Kind<Item> {
  return (Object.hasOwn(table, type) ? table[type] : undefined) ?? kinds.text;
}

/** How an item is answered by typing, if it is. */
export function typedKindOf(item: Pick<Item, 'type'>): TypedKind<Item> | undefined {
  const { answers } = kindOf(item);
  return answers?.by === 'TYPE' ? answers : undefined;
}

/** Whether what is typed into an item is a message of the conversation. */
export const isMessage = (item: Item): boolean => typedKindOf(item)?.msgType !== undefined;

/** The answer that an item's question opens with, if there is one. */
export function presetOf(item: Item): Answer | undefined {
  const { answers } = kindOf(item);
  return answers && answers.by !== 'TYPE' ? answers.preset?.(item) : undefined;
}

/** Whether an item's question opens with it answered. */
export const isPreset = (item: Item): boolean => presetOf(item) !== undefined;

/** What every item that is answered has: an id, and the looks of its words. */
export type Answering = Extract<Item, { id: string }>;

/** Whether an item is a box to tick, of whatever kind: of a question's boxes one at least is. */
export const isTick = (item: Item): item is Answering => kindOf(item).answers?.by === 'CHECK';
