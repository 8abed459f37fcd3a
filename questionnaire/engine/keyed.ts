import { isMap } from '../model/effects.ts';
import type { Keyed, KeyedMap, Pickable } from '../model/schema.ts';

/** Resolves a keyed value: of a map the first key in order that is in `env`, recursively; else `default`; else nothing. */
export function pick<T extends Pickable>(keyed: Keyed<T> | undefined, env: Env): T | undefined {
  let value = keyed;
  while (value !== undefined && isMap<T>(value)) {
    const map: KeyedMap<T> = value;
    const key = Object.keys(map).find((name) => name !== 'default' && env.has(name)) ?? 'default';
    value = Object.hasOwn(map, key) ? map[key] : undefined;
  }
  return value;
}

/** What keyed values are read by: the current flags, the tokens of the current answers, an outcome. */
export interface Env {
  has(name: string): boolean;
}

/** An environment of several short lists, without copying them. */
export function envOf(...lists: ReadonlyArray<readonly string[]>): Env {
  return { has: (name) => lists.some((list) => list.includes(name)) };
}

/** The list with what it does not hold yet, in order; the same list if there is nothing new. */
export function union(list: readonly string[], more: readonly string[]): readonly string[] {
  if (more.length === 0) return list;
  const fresh = more.filter((name, index) => !list.includes(name) && more.indexOf(name) === index);
  return fresh.length > 0 ? [...list, ...fresh] : list;
}

/** The record's own value of a key. Ids come from data: `constructor` must not find what every object inherits. */
export function own<T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  return record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;
}

/** The record without one key; the same record if the key is not in it. */
export function without<T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  if (!Object.hasOwn(record, key)) return record;
  const { [key]: _left, ...rest } = record;
  return rest;
}

/** The record with a key at a value, without it where there is none; the same record if it is so already. */
export function withOwn<T extends string | number | boolean>(
  record: Readonly<Record<string, T>>,
  key: string,
  value: T | undefined,
): Readonly<Record<string, T>> {
  if (value === undefined) return without(record, key);
  return own(record, key) === value ? record : { ...record, [key]: value };
}
