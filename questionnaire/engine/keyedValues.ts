import { isMap } from '../model/effects.ts';
import type { Keyed, KeyedMap, Pickable } from '../model/schema.ts';

/** First key in order that `env` has, recursively; else `default`; else nothing. */
export function resolveKeyedValue<T extends Pickable>(keyed: Keyed<T> | undefined, env: Env): T | undefined {
  let value = keyed;
  while (value !== undefined && isMap<T>(value)) {
    const map: KeyedMap<T> = value;
    const key = Object.keys(map).find((name) => name !== 'default' && env.has(name)) ?? 'default';
    value = Object.hasOwn(map, key) ? map[key] : undefined;
  }
  return value;
}

export interface Env {
  has(name: string): boolean;
}

export function createKeyEnv(...lists: ReadonlyArray<readonly string[]>): Env {
  return { has: (name) => lists.some((list) => list.includes(name)) };
}

export function mergeUnique(list: readonly string[], more: readonly string[]): readonly string[] {
  if (more.length === 0) return list;
  const fresh = more.filter((name, index) => !list.includes(name) && more.indexOf(name) === index);
  return fresh.length > 0 ? [...list, ...fresh] : list;
}

/** Own properties only: untrusted ids such as `constructor` must not find inherited ones. */
export function getOwn<T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  return record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;
}

export function omitKey<T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  if (!Object.hasOwn(record, key)) return record;
  const { [key]: _left, ...rest } = record;
  return rest;
}

export function setOwn<T extends string | number | boolean>(
  record: Readonly<Record<string, T>>,
  key: string,
  value: T | undefined,
): Readonly<Record<string, T>> {
  if (value === undefined) return omitKey(record, key);
  return getOwn(record, key) === value ? record : { ...record, [key]: value };
}
