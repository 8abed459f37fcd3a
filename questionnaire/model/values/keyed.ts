import * as z from 'zod/mini';

/** A plain value, or a map from flags and tokens to keyed values, with a `default`. */
export type Keyed<T> = T | KeyedMap<T>;

/** The first current key in order wins. */
export interface KeyedMap<T> {
  [key: string]: Keyed<T>;
}

/** `null`: explicit end. */
export type Pickable = string | string[] | null;

/** JavaScript reorders integer-like keys. */
const NOT_AN_INTEGER = /^(?!-?\d+$)/;

export const INTEGER_FLAG = 'integerFlag';
export const RESERVED_FLAG = 'reservedFlag';

/** Never lowered. `default` is reserved. */
export const flagSchema = z
  .string()
  .check(
    z.minLength(1),
    z.maxLength(120),
    z.regex(NOT_AN_INTEGER, INTEGER_FLAG),
    z.regex(/^(?!default$)/, RESERVED_FLAG),
  );

const keySchema = z.string().check(z.minLength(1), z.maxLength(120), z.regex(NOT_AN_INTEGER, INTEGER_FLAG));

/** A getter gives a plain `$ref` in JSON Schema, which serializers follow; `z.lazy` does not. */
export function keyedSchema<T extends Pickable>(
  value: z.ZodMiniType<T, T>,
): z.ZodMiniType<Keyed<T>, Keyed<T>> {
  const map = new z.ZodMiniRecord({
    type: 'record',
    keyType: keySchema,
    get valueType() {
      return schema;
    },
  }) as z.ZodMiniType<KeyedMap<T>, KeyedMap<T>>;
  const schema: z.ZodMiniType<Keyed<T>, Keyed<T>> = z.union([value, map]);
  return schema;
}
