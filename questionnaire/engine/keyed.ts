import { isMap } from '../model/effects.ts';
import type { Keyed, KeyedMap, Pickable } from '../model/schema.ts';
import type { Env } from './env.ts';

/**
 * Reads a keyed value: a plain value is itself; of a map, the first key in order that is in `env` is read again;
 * else `default`; else nothing. `env` holds the current flags and the tokens of the current answers.
 */
export function pick<T extends Pickable>(keyed: Keyed<T> | undefined, env: Env): T | undefined {
  let value = keyed;
  while (value !== undefined && isMap<T>(value)) {
    const map: KeyedMap<T> = value;
    const key = Object.keys(map).find((name) => name !== 'default' && env.has(name)) ?? 'default';
    value = Object.hasOwn(map, key) ? map[key] : undefined;
  }
  return value;
}
