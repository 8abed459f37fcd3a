import type * as z from 'zod/mini';
import type { AnswerOf, BodyOf, Call } from '../call.ts';
import type { ErrorCode } from '../errors.ts';

type Schema = z.core.$ZodType;

/** What a field means: a sentence, alone or with JSON Schema keywords that the schema of phones does not carry. */
export type FieldDocs = string | { readonly description: string; readonly [keyword: string]: unknown };

/** The schema inside an optional, a list, a nullable or a default. */
type Inner<S> =
  S extends z.ZodMiniOptional<infer I> ? Inner<I> : S extends z.ZodMiniArray<infer I> ? Inner<I> : S;

/** A description for each field of an object, which may be optional or stand in a list. */
export type ObjectDocs<S> =
  Inner<S> extends z.ZodMiniObject<infer Shape> ? { readonly [Field in keyof Shape]: FieldDocs } : never;

/** What a schema and its fields mean. */
export interface SchemaDocs {
  /** Its name in the document; a schema without one stands where it is used. */
  readonly name?: string;
  readonly schema: Schema;
  readonly description?: string;
  readonly fields: Readonly<Record<string, FieldDocs>>;
}

/** The object schema inside optionals, lists, nullables and catches. */
export function innerSchema(schema: Schema): Schema {
  const { innerType, element } = schema._zod.def as { innerType?: Schema; element?: Schema };
  const next = innerType ?? element;
  return next ? innerSchema(next) : schema;
}

/** Names a schema of the document and describes each of its fields. */
export const describe = <S extends Schema>(
  name: string,
  schema: S,
  description: string,
  ...fields: ObjectDocs<S> extends never ? [] : [ObjectDocs<S>]
): SchemaDocs => ({ name, schema: innerSchema(schema), description, fields: fields[0] ?? {} });

/** The shape of an object schema. */
export const shapeOf = (schema: Schema): Readonly<Record<string, Schema>> =>
  (schema._zod.def as { shape?: Record<string, Schema> }).shape ?? {};

/** The value by which an alternative of a union is known. */
export const literalOf = (option: Schema, discriminator: string): string => {
  const { values = [] } = (shapeOf(option)[discriminator]?._zod.def ?? {}) as { values?: readonly unknown[] };
  return String(values[0]);
};

/** Names a union that is told apart by a field, and each alternative after its value: `checkbox` of `Item` is `ItemCheckbox`. */
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

/** A cookie of the server, without the prefix that it has over https. */
export type CookieName = 'pv_session' | 'pv_device' | 'pv_code';

/** A body and its answer, as they travel. */
type Example<C extends Call> = C['body'] extends null
  ? { readonly answer: AnswerOf<C> }
  : { readonly body: BodyOf<C>; readonly answer: AnswerOf<C> };

interface ExampleBody<Body> {
  readonly summary: string;
  readonly description: string;
  readonly value: Body;
}

/** What the document says of a call beyond its row, which phones load. */
export interface CallDocs<C extends Call = Call> {
  /** What the call does, in one sentence or two. */
  readonly summary: string;
  /** What the fields of the body mean, unless it is a named schema. */
  readonly body?: ObjectDocs<NonNullable<C['body']>>;
  /** What the fields of the answer, or of its entries, mean, unless they are named schemas. */
  readonly answer?: ObjectDocs<C['answer']>;
  /** Named schemas that this call brings with it. */
  readonly schemas?: readonly SchemaDocs[];
  readonly example: Example<C>;
  /** Further bodies that show what else can be sent, by name. */
  readonly bodies?: Readonly<Record<string, ExampleBody<BodyOf<C>>>>;
  /** Refusals of its own, beside those that follow from who may ask and from its body. */
  readonly errors?: readonly ErrorCode[];
  /** Cookies that its answer may set, renew or clear. */
  readonly cookies?: readonly CookieName[];
}

/** What the document says of each call of a table: of every one, and of no other. */
export type TableDocs<Table extends Readonly<Record<string, Call>>> = {
  readonly [Name in keyof Table]: CallDocs<Table[Name]>;
};

/** A call with what the document says of it. */
export interface DocumentedCall {
  readonly call: Call;
  readonly docs: Omit<CallDocs, 'body' | 'answer' | 'example' | 'bodies'> & {
    readonly body?: SchemaDocs['fields'];
    readonly answer?: SchemaDocs['fields'];
    readonly example: { readonly body?: unknown; readonly answer: unknown };
    readonly bodies?: Readonly<Record<string, ExampleBody<unknown>>>;
  };
}

/** Joins a table of calls with its documentation. */
export const documentCalls = <Table extends Readonly<Record<string, Call>>>(
  table: Table,
  docs: TableDocs<Table>,
): DocumentedCall[] =>
  Object.entries(table).map(([name, call]) => ({ call, docs: docs[name] as DocumentedCall['docs'] }));
