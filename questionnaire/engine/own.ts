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
