import type * as z from 'zod/mini';
import type { AnswerOf, BodyOf, Call } from '../call.ts';
import type { ErrorCode } from '../errors.ts';

type Schema = z.core.$ZodType;

/**
 * Documentation of a field: a sentence, or with JSON Schema keywords that the phones' schema lacks.
 */
export type FieldDocs = string | { readonly description: string; readonly [keyword: string]: unknown };

/** The schema inside an optional, list, nullable or default. */
type Inner<S> =
  S extends z.ZodMiniOptional<infer I> ? Inner<I> : S extends z.ZodMiniArray<infer I> ? Inner<I> : S;

/** A description for each field of an object, optional or in a list, too. */
export type ObjectDocs<S> =
  Inner<S> extends z.ZodMiniObject<infer Shape> ? { readonly [Field in keyof Shape]: FieldDocs } : never;

export interface SchemaDocs {
  /** Its name in the document; a schema without one is inlined. */
  readonly name?: string;
  readonly schema: Schema;
  readonly description?: string;
  readonly fields: Readonly<Record<string, FieldDocs>>;
}

/** Unwraps the object schema of optionals, lists, nullables and catches. */
export function innerSchema(schema: Schema): Schema {
  const { innerType, element } = schema._zod.def as { innerType?: Schema; element?: Schema };
  const next = innerType ?? element;
  return next ? innerSchema(next) : schema;
}

export const documentSchema = <S extends Schema>(
  name: string,
  schema: S,
  description: string,
  ...fields: ObjectDocs<S> extends never ? [] : [ObjectDocs<S>]
): SchemaDocs => ({ name, schema: innerSchema(schema), description, fields: fields[0] ?? {} });

export const shapeOf = (schema: Schema): Readonly<Record<string, Schema>> =>
  (schema._zod.def as { shape?: Record<string, Schema> }).shape ?? {};

/** Returns the discriminator value of a union's alternative. */
export const literalOf = (option: Schema, discriminator: string): string => {
  const { values = [] } = (shapeOf(option)[discriminator]?._zod.def ?? {}) as { values?: readonly unknown[] };
  return String(values[0]);
};

/**
 * Names a discriminated union and its alternatives by value: `checkbox` of `Item` is
 * `ItemCheckbox`.
 */
export function describeUnion(
  name: string,
  union: z.ZodMiniDiscriminatedUnion,
  description: string,
  fieldsOf: (value: string) => SchemaDocs['fields'],
): SchemaDocs[] {
  const { options, discriminator } = union._zod.def;
  const alternatives = options.map((schema): SchemaDocs => {
    const value = literalOf(schema, discriminator);
    const own = value === value.toUpperCase() ? value.toLowerCase() : value;
    return { name: name + own.charAt(0).toUpperCase() + own.slice(1), schema, fields: fieldsOf(value) };
  });
  return [{ name, schema: union, description, fields: {} }, ...alternatives];
}

/** A server cookie, without its prefix over https. */
export type CookieName = 'pv_session' | 'pv_device' | 'pv_code';

/** A body and its answer, as transferred. */
type Example<C extends Call> = C['body'] extends null
  ? { readonly answer: AnswerOf<C> }
  : { readonly body: BodyOf<C>; readonly answer: AnswerOf<C> };

interface ExampleBody<Body> {
  readonly summary: string;
  readonly description: string;
  readonly value: Body;
}

/** Documentation of a call, kept apart from the row that phones load. */
export interface CallDocs<C extends Call = Call> {
  /** What the call does, in one or two sentences. */
  readonly summary: string;
  /** Fields of the body, unless it is a named schema. */
  readonly body?: ObjectDocs<NonNullable<C['body']>>;
  /** Fields of the answer or its entries, unless they are named schemas. */
  readonly answer?: ObjectDocs<C['answer']>;
  readonly schemas?: readonly SchemaDocs[];
  readonly example: Example<C>;
  /** Further example bodies by name. */
  readonly bodies?: Readonly<Record<string, ExampleBody<BodyOf<C>>>>;
  /** Its own refusals, beside those of access and body. */
  readonly errors?: readonly ErrorCode[];
  /** Cookies that it may set, renew or clear. */
  readonly cookies?: readonly CookieName[];
}

/** Documentation of exactly the calls of a table. */
export type TableDocs<Table extends Readonly<Record<string, Call>>> = {
  readonly [Name in keyof Table]: CallDocs<Table[Name]>;
};

export interface DocumentedCall {
  readonly call: Call;
  readonly docs: Omit<CallDocs, 'body' | 'answer' | 'example' | 'bodies'> & {
    readonly body?: SchemaDocs['fields'];
    readonly answer?: SchemaDocs['fields'];
    readonly example: { readonly body?: unknown; readonly answer: unknown };
    readonly bodies?: Readonly<Record<string, ExampleBody<unknown>>>;
  };
}

export const documentCalls = <Table extends Readonly<Record<string, Call>>>(
  table: Table,
  docs: TableDocs<Table>,
): DocumentedCall[] =>
  Object.entries(table).map(([name, call]) => ({ call, docs: docs[name] as DocumentedCall['docs'] }));
