import * as z from 'zod/mini';

/** A plain value, or a map from flags and answer tokens to further keyed values, with a `default`. */
export type Keyed<T> = T | KeyedMap<T>;

/** The map form of a keyed value: the first key in order that is current wins. */
export interface KeyedMap<T> {
  [key: string]: Keyed<T>;
}

/** What a keyed value can come to; `null` is nothing, said on purpose. */
export type Pickable = string | string[] | null;

/** Strings that JavaScript would sort as integers, so that the order of a map's keys would be lost. */
const NOT_AN_INTEGER = /^(?!-?\d+$)/;

/** The reason given for a flag or key that looks like an integer. */
export const INTEGER_FLAG = 'integerFlag';
/** The reason given for a flag named `default`. */
export const RESERVED_FLAG = 'reservedFlag';

/** A flag: raised by answers or by the host, never lowered. `default` is reserved for keyed values. */
export const flagSchema = z
  .string()
  .check(
    z.minLength(1),
    z.maxLength(120),
    z.regex(NOT_AN_INTEGER, INTEGER_FLAG),
    z.regex(/^(?!default$)/, RESERVED_FLAG),
  );

const keySchema = z.string().check(z.minLength(1), z.maxLength(120), z.regex(NOT_AN_INTEGER, INTEGER_FLAG));

/** Schema of `Keyed<T>`. A getter instead of `z.lazy` makes its JSON Schema a plain `$ref`, which serializers follow. */
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
