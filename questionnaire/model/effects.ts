import { kindOf } from './kinds/kindOf.ts';
import { isRecord } from './record.ts';
import type { Effect, Item, Keyed, KeyedMap, Pickable } from './schema.ts';

export { getRatingRange } from './kinds/rating.ts';
export { getSideEffect, getSideLabelId } from './kinds/yesNo.ts';

/** With paths inside it. */
export function listEffects(item: Item): Array<{ at: string; effect: Effect }> {
  return kindOf(item).effects?.(item) ?? [];
}

/** Plain values in order. */
export function listLeaves<T extends Pickable>(keyed: Keyed<T> | undefined): T[] {
  if (keyed === undefined) return [];
  return isMap(keyed) ? Object.values(keyed).flatMap((value) => listLeaves<T>(value)) : [keyed];
}

export function isMap<T extends Pickable>(keyed: Keyed<T>): keyed is KeyedMap<T> {
  return isRecord(keyed);
}
