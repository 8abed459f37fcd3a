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

/** Whether an item is a box to tick: of a question's boxes one at least is. */
export const isTick = (item: Pick<Item, 'type'>): boolean => kindOf(item).answers?.by === 'CHECK';
