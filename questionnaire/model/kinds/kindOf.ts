import type { Answer } from '../values/answers.ts';
import { kinds } from './all.ts';
import type { Item, ItemOf, ItemType } from './items.ts';
import type { Kind, TypedKind } from './kind.ts';

const rows: { readonly [T in ItemType]: Kind<ItemOf<T>> } = kinds;
const table: Readonly<Record<string, Kind<Item>>> = rows;

/** Unknown types count as text. */
export function kindOf({ type }: Pick<Item, 'type'>): Kind<Item> {
  return (Object.hasOwn(table, type) ? table[type] : undefined) ?? kinds.text;
}

export function typedKindOf(item: Pick<Item, 'type'>): TypedKind<Item> | undefined {
  const { answers } = kindOf(item);
  return answers?.by === 'TYPE' ? answers : undefined;
}

export const isMessage = (item: Item): boolean => typedKindOf(item)?.msgType !== undefined;

export function getPreset(item: Item): Answer | undefined {
  const { answers } = kindOf(item);
  return answers && answers.by !== 'TYPE' ? answers.preset?.(item) : undefined;
}

export const isPreset = (item: Item): boolean => getPreset(item) !== undefined;

export type Answering = Extract<Item, { id: string }>;

/** A checkbox: a question needs at least one tick. */
export const isTick = (item: Item): item is Answering => kindOf(item).answers?.by === 'CHECK';
