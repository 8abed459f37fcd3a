import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** The schema inside an optional, a list, a record or a default. */
type Inner<S> =
  S extends z.ZodMiniOptional<infer I> ? Inner<I> : S extends z.ZodMiniArray<infer I> ? Inner<I> : S;

/** A sentence for each field of an object, which may be optional or stand in a list. */
export type Sentences<S> =
  Inner<S> extends z.ZodMiniObject<infer Shape> ? { readonly [Field in keyof Shape]: string } : never;

/** What the fields of one object mean. */
export interface Meaning {
  readonly schema: Schema;
  readonly fields: Readonly<Record<string, string>>;
  /** What else is true of some fields, as JSON Schema: rules that phones do not carry. */
  readonly exact?: (() => Readonly<Record<string, object>>) | undefined;
}

/** The schema inside whatever stands around it. */
export function inner(schema: Schema): Schema {
  const { def } = schema._zod;
  const around = def as { innerType?: Schema; element?: Schema };
  const next = around.innerType ?? around.element;
  return next ? inner(next) : schema;
}

/** Says what each field of an object means; the object may be optional or stand in a list. */
export const meaning = <S extends Schema>(schema: S, fields: Sentences<S>): Meaning => ({
  schema: inner(schema),
  fields,
});

/** Says what the fields of each alternative mean, by their names. */
export const meanings = (schema: Schema, fields: Readonly<Record<string, string>>): readonly Meaning[] => {
  const { options = [] } = inner(schema)._zod.def as { options?: readonly Schema[] };
  return options.map((option) => {
    const { shape = {} } = option._zod.def as { shape?: object };
    const own = Object.keys(shape).flatMap((name) =>
      fields[name] === undefined ? [] : [[name, fields[name]]],
    );
    return { schema: option, fields: Object.fromEntries(own) };
  });
};
