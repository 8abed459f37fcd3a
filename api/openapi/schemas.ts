import { NOT_TURNED, ONE_LINE, VISIBLE } from '@parvis/locales/forms/names';
import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { type DocumentedCall, innerSchema, literalOf, type SchemaDocs } from '../docs/describe.ts';
import { codeSchema, instantSchema } from '../entities/basics.ts';
import { success } from '../envelope.ts';
import { documentedCalls, sharedDocs } from './documented.ts';

type Schema = z.core.$ZodType;
type Json = z.core.JSONSchema.BaseSchema;

/** Path of named schemas in the document. */
export const COMPONENTS = '#/components/schemas/';

/**
 * Portable equivalents of patterns; null where the field's description covers it. JSON of other
 * languages never carries lone surrogates, which `\p{Cs}` excludes.
 */
const PORTABLE: Readonly<Record<string, string | null>> = {
  '^[^\\p{Cc}\\p{Cs}]*$': '^[^\\x00-\\x1f\\x7f-\\x9f]*$',
  '^(?:\\n|[^\\p{Cc}\\p{Cs}])*$': '^[^\\x00-\\x09\\x0b-\\x1f\\x7f-\\x9f]*$',
  '^(?:[\\n\\r\\t]|[^\\p{Cc}\\p{Cs}])*$': '^[^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x9f]*$',
  [ONE_LINE.source]: '^[^\\x00-\\x1f\\x7f-\\x9f]*$',
  [VISIBLE.source]: null,
  [NOT_TURNED.source]: null,
  '^(?!-?\\d+$)': null,
  '^(?!default$)': null,
};

/** Replaces patterns that other languages cannot read. */
function makePortable(json: Json): void {
  const patterns = [json, ...(json.allOf ?? [])].flatMap(({ pattern }) => {
    const portable =
      pattern === undefined ? null : PORTABLE[pattern] === undefined ? pattern : PORTABLE[pattern];
    return portable === null ? [] : [portable];
  });
  if (patterns.length > 1) throw new Error(`A text has several patterns: ${patterns.join(' ')}`);
  delete json.pattern;
  delete json.allOf;
  if (patterns[0] !== undefined) json.pattern = patterns[0];
}

/** Marks an enum as extensible: strict generators fail at unknown values. */
function makeExtensible(json: Json, known: Schema): void {
  const { entries = {} } = innerSchema(known)._zod.def as { entries?: object };
  const pattern = json.anyOf?.[1]?.pattern;
  delete json.anyOf;
  delete json.enum;
  Object.assign(json, {
    type: 'string',
    ...(pattern !== undefined && { pattern }),
    'x-extensible-enum': Object.values(entries),
  });
}

/** Names and field descriptions of all schemas. */
interface Named {
  readonly registry: z.core.$ZodRegistry<{ id: string }>;
  readonly docs: ReadonlyMap<Schema, SchemaDocs>;
}

function applyDescriptions({ registry, docs }: Named, schema: Schema, json: Json): void {
  const def = schema._zod.def as {
    type: string;
    options?: readonly Schema[];
    innerType?: Schema;
    discriminator?: string;
  };
  if (def.type === 'string') makePortable(json);
  if (schema === instantSchema) json.format = 'date-time';
  if (json.type === 'integer' && json.maximum === Number.MAX_SAFE_INTEGER) json.format = 'int64';
  const [known, any] = def.options ?? [];
  if (known && any === codeSchema) makeExtensible(json, known);
  if (def.type === 'catch' && def.innerType?._zod.def.type === 'enum') makeExtensible(json, def.innerType);
  if (def.discriminator !== undefined) {
    const { discriminator, options = [] } = def;
    const mapping = options.map((option) => [
      literalOf(option, discriminator),
      COMPONENTS + (registry.get(option)?.id ?? ''),
    ]);
    json.discriminator = { propertyName: discriminator, mapping: Object.fromEntries(mapping) };
  }
  // Fields may be added later, so none are forbidden.
  if (json.additionalProperties === false) delete json.additionalProperties;
  const { description, fields = {} } = docs.get(schema) ?? {};
  if (description) json.description = description;
  const { properties = {} } = json;
  for (const [name, about] of Object.entries(fields)) {
    const property = properties[name];
    const more = typeof about === 'string' ? { description: about } : about;
    // Deferred: a field's schema is only complete with the whole.
    if (property !== undefined)
      Object.assign(properties, { [name]: { toJSON: () => ({ ...Object(property), ...more }) } });
  }
}

/** Converts all named schemas to JSON Schema. */
function convert(named: Named, io: 'input' | 'output'): Record<string, Json> {
  const { schemas } = z.toJSONSchema(named.registry, {
    io,
    uri: (id) => COMPONENTS + id,
    override: ({ zodSchema, jsonSchema }) => applyDescriptions(named, zodSchema, jsonSchema),
  });
  return JSON.parse(
    JSON.stringify(schemas, (key, value: unknown) =>
      key === '$schema' || key === '$id' ? undefined : value,
    ),
  );
}

const ENVELOPE = {
  data: 'The answer.',
  next: 'What leads to the next page: sent as `before`, or as `after` where that was sent. Missing on the last page.',
  counts: 'How many cases each view of the board has, where `counts` was asked for.',
  total:
    'On the first page of conditions: how many cases have them. Counted up to 300, which means "or more".',
};

/** Returns the unique id of an operation: `town_cases_listAll`. */
export const operationIdOf = (call: Call): string => `${call.side}_${call.path.replaceAll('/', '_')}`;

const getTypeName = (call: Call): string =>
  operationIdOf(call).replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Lists the unnamed schemas of a call: body, answer entries and envelope. */
function listCallSchemas({ call, docs }: DocumentedCall): SchemaDocs[] {
  const name = getTypeName(call);
  const envelope = success(call.answer, call.beside);
  return [
    ...(docs.schemas ?? []),
    ...(call.body ? [{ name: `${name}Body`, schema: innerSchema(call.body), fields: docs.body ?? {} }] : []),
    ...(docs.answer ? [{ name: `${name}Data`, schema: innerSchema(call.answer), fields: docs.answer }] : []),
    { schema: envelope.shape.rslt, fields: ENVELOPE },
    { name: `${name}Answer`, schema: envelope, fields: { rslt: 'The envelope.' } },
  ];
}

/** Named schemas of the document, and those of each call's request and response. */
export interface Schemas {
  readonly components: Readonly<Record<string, Json>>;
  readonly bodyOf: (call: Call) => { readonly $ref: string };
  readonly answerOf: (call: Call) => { readonly $ref: string };
}

/** Builds the schemas of the document, shared and per call. */
export function makeSchemas(): Schemas {
  const registry = z.registry<{ id: string }>();
  const docs = new Map<Schema, SchemaDocs>();
  const names = new Set<string>();
  for (const one of [...sharedDocs, ...documentedCalls.flatMap(listCallSchemas)]) {
    const { name, schema } = one;
    if (name !== undefined && docs.has(schema)) continue;
    docs.set(schema, one);
    if (name === undefined) continue;
    if (names.has(name)) throw new Error(`Two schemas of the document are named ${name}.`);
    names.add(name);
    registry.add(schema, { id: name });
  }
  const named = { registry, docs };
  const answers = convert(named, 'output');
  const bodies = Object.entries(convert(named, 'input')).filter(([name]) => name.endsWith('Body'));
  const createReference = (schema: Schema | null) => ({
    $ref: COMPONENTS + (schema && registry.get(innerSchema(schema))?.id),
  });
  return {
    components: { ...answers, ...Object.fromEntries(bodies) },
    bodyOf: ({ body }) => createReference(body),
    answerOf: (call) => ({ $ref: `${COMPONENTS}${getTypeName(call)}Answer` }),
  };
}
