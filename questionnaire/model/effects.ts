import { kindOf } from './kinds/kindOf.ts';
import { isRecord } from './record.ts';
import type { Effect, Item, Keyed, KeyedMap, Pickable } from './schema.ts';

export { ratingRange } from './kinds/rating.ts';
export { sideEffect, sideLabelId } from './kinds/yesNo.ts';

/** Lists the effects of an item with their paths inside it. */
export function effectsOf(item: Item): Array<{ at: string; effect: Effect }> {
  return kindOf(item).effects?.(item) ?? [];
}

/** Lists the plain values of a keyed value, in order. */
export function leavesOf<T extends Pickable>(keyed: Keyed<T> | undefined): T[] {
  if (keyed === undefined) return [];
  return isMap(keyed) ? Object.values(keyed).flatMap((value) => leavesOf<T>(value)) : [keyed];
}

export function isMap<T extends Pickable>(keyed: Keyed<T>): keyed is KeyedMap<T> {
  return isRecord(keyed);
}
