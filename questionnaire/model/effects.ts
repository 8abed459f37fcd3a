import { RATING_MAX, RATING_MIN } from './constants.ts';
import type { Effect, Item, ItemOf, Keyed, KeyedMap } from './schema.ts';

/** The effect of one side of a yes/no item; a side that is only a label has none. */
export function sideEffect(item: ItemOf<'yesNo'>, yes: boolean): Effect | undefined {
  const side = yes ? item.yes : item.no;
  return typeof side === 'string' ? undefined : side;
}

/** The text id of one side of a yes/no item, or nothing where the generic yes or no is shown. */
export function sideLabelId(item: ItemOf<'yesNo'>, yes: boolean): string | undefined {
  const side = yes ? item.yes : item.no;
  return typeof side === 'string' ? side : side.id;
}

/** The first and the last star of a rating. */
export function ratingRange(item: ItemOf<'rating'>): { min: number; max: number } {
  return { min: item.min ?? RATING_MIN, max: item.max ?? RATING_MAX };
}

/** Every effect an item can have, each with its place inside the item. */
export function effectsOf(item: Item): Array<{ at: string; effect: Effect }> {
  switch (item.type) {
    case 'checkbox':
    case 'nextButton':
      return [{ at: '', effect: item }];
    case 'yesNo':
      return [true, false].flatMap((yes) => {
        const effect = sideEffect(item, yes);
        return effect ? [{ at: yes ? '.yes' : '.no', effect }] : [];
      });
    case 'rating':
      return Object.entries(item.values ?? {}).map(([star, effect]) => ({ at: `.values.${star}`, effect }));
    default:
      return [];
  }
}

/** Every plain value inside a keyed value, in order. */
export function leavesOf<T extends string | string[]>(keyed: Keyed<T> | undefined): T[] {
  if (keyed === undefined) return [];
  return isMap(keyed) ? Object.values(keyed).flatMap((value) => leavesOf<T>(value)) : [keyed];
}

/** Whether a keyed value is a map rather than a plain value. */
export function isMap<T extends string | string[]>(keyed: Keyed<T>): keyed is KeyedMap<T> {
  return typeof keyed === 'object' && !Array.isArray(keyed);
}
