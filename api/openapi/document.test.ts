import Ajv2020 from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { holesOf } from '../address.ts';
import { addresses } from '../addresses.ts';
import { templateOf } from '../call.ts';
import { allCalls } from '../calls/all.ts';
import { townCalls } from '../calls/town.ts';
import { COUNT_MAX } from '../constants.ts';
import { success } from '../envelope.ts';
import { toldOf } from './calls/all.ts';
import { openApiDocument } from './document.ts';

interface Media {
  schema?: object;
  example?: unknown;
}

interface Operation {
  operationId: string;
  summary: string;
  description: string;
  parameters: { name?: string; in?: string; required?: boolean; $ref?: string }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { $ref?: string; content?: Record<string, Media> }>;
}

interface Document {
  info: { description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; responses: Record<string, { description: string }> };
}

const text = JSON.stringify(openApiDocument({ cookie: 'pv_session' }));
const document: Document = JSON.parse(text);
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

/** What a reference of the document leads to. */
const at = (reference: string): unknown =>
  reference
    .slice('#/'.length)
    .split('/')
    .reduce<unknown>((found, step) => Reflect.get(Object(found), step), document);

/** Fields of schemas below a node, each with where it stands. */
function fieldsIn(node: unknown, path: string): (readonly [string, { description?: string }])[] {
  if (typeof node !== 'object' || node === null) return [];
  const { properties } = node as { properties?: Record<string, { description?: string }> };
  const own = Object.entries(properties ?? {}).map(([name, field]) => [`${path}.${name}`, field] as const);
  return [...own, ...Object.entries(node).flatMap(([key, part]) => fieldsIn(part, `${path}/${key}`))];
}

/** The document's schemas without its examples, which look like schemas. */
const schemas = operations.flatMap(({ path, operation }) => [
  ...Object.values(operation.requestBody?.content ?? {}).map(
    ({ schema }) => [`${path} body`, schema] as const,
  ),
  ...Object.values(operation.responses[200]?.content ?? {}).map(
    ({ schema }) => [`${path} answer`, schema] as const,
  ),
]);

describe('the published contract', () => {
  it('says how far cases are counted, and by which cookies who comes is known', () => {
    const answerOf = (path: string) => JSON.stringify(document.paths[path]?.post?.responses[200]);
    expect(/counted up to (\d+):/.exec(answerOf(templateOf(townCalls.casesListAll)))?.[1]).toBe(
      String(COUNT_MAX),
    );
    expect(document.info.description.match(/`(?:__Host-)?pv_\w+`/g)).toEqual([
      '`pv_session`',
      '`__Host-pv_session`',
      '`pv_device`',
      '`__Host-pv_device`',
      '`pv_code`',
      '`__Host-pv_code`',
    ]);
  });

  it('says of a shape that several calls share what is true of each of them', () => {
    const saidOf = new Map<object, Readonly<Record<string, string>>>();
    for (const { schema, fields } of allCalls.flatMap((call) => toldOf(call).meanings)) {
      expect(fields).toEqual(saidOf.get(schema) ?? fields);
      saidOf.set(schema, fields);
    }
  });

  it('has every call, and every other address, where it is', () => {
    const described = operations.map(({ path, method }) => `${method} ${path}`);
    const calls = allCalls.map((call) => `${call.method.toLowerCase()} ${templateOf(call)}`);
    const others = Object.values(addresses).map(({ template }) => `get ${template}`);
    expect(described.sort()).toEqual([...calls, ...others].sort());
  });

  it.each(operations.map((one) => [one.path, one] as const))(
    'asks for what fills the address, all of it: %s',
    (path, { operation }) => {
      const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
      expect(inPath.map(({ name }) => name)).toEqual(holesOf(path));
      for (const parameter of inPath) expect(parameter.required).toBe(true);
    },
  );

  it('names each operation once, says what it does, who may ask and under which tag', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^\w+$/);
    for (const { operation } of operations) {
      expect(operation.summary).toMatch(/\S.*\.$/);
      expect(operation.description).toMatch(/\S.*\.$/);
    }
    for (const { description } of document.tags) expect(description).toMatch(/\S.*\.$/);
  });

  it('takes a body where the call does', () => {
    for (const call of allCalls) {
      const operation = document.paths[templateOf(call)]?.[call.method.toLowerCase()];
      expect(operation?.requestBody !== undefined, templateOf(call)).toBe(call.body !== null);
    }
  });

  it('refers only to what stands in it', () => {
    const references = [...text.matchAll(/"\$ref":"([^"]*)"/g)].map(([, reference = '']) => reference);
    expect(references.length).toBeGreaterThan(10);
    for (const reference of new Set(references)) expect(at(reference), reference).toBeTypeOf('object');
    expect(text).not.toContain('$defs');
    expect(text).not.toContain('x-fields');
  });

  it('says of every field what it means', () => {
    const all = [...schemas, ...Object.entries(document.components.schemas)].flatMap(([name, schema]) =>
      fieldsIn(schema, name),
    );
    expect(all.length).toBeGreaterThan(300);
    expect(all.filter(([, field]) => !field.description).map(([path]) => path)).toEqual([]);
  });

  it('tells nothing of fields that are not there', () => {
    const wrong = allCalls.flatMap((call) =>
      toldOf(call).meanings.flatMap(({ schema, fields }) => {
        const { shape = {} } = schema._zod.def as { shape?: object };
        return Object.keys(fields).filter((name) => !(name in shape));
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('rules out no field that a later version may add', () => {
    expect(text).not.toContain('"additionalProperties":false');
  });

  it('says of every call how often it may be made, which refusals it has, and in which languages it answers', () => {
    for (const { operation } of operations)
      for (const status of ['429', '500', '503']) expect(Object.keys(operation.responses)).toContain(status);
    for (const call of allCalls) {
      const operation = document.paths[templateOf(call)]?.[call.method.toLowerCase()];
      expect(operation?.description).toContain('Limit');
      expect(operation?.parameters).toContainEqual({ $ref: '#/components/parameters/language' });
      expect(Object.keys(operation?.responses ?? {}).includes('401')).toBe(
        call.who !== 'anyone' || toldOf(call).errors.includes('unauthenticated'),
      );
    }
    for (const { description } of Object.values(document.components.responses))
      expect(description).toMatch(/^`\w+`: \S/);
  });
});

describe('the examples', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema(document, 'parvis');
  const pointer = (...steps: string[]) =>
    `parvis#/${steps.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;

  it.each(allCalls.map((call) => [templateOf(call), call] as const))(
    'of %s are what the call takes and answers, by its table and by the document',
    (path, call) => {
      const method = call.method.toLowerCase();
      const operation = document.paths[path]?.[method];
      const json = 'application/json';
      const answer = operation?.responses[200]?.content?.[json]?.example;
      expect(z.safeParse(success(call.answer), answer).error).toBeUndefined();
      const where = ['paths', path, method];
      expect(
        ajv.validate(pointer(...where, 'responses', '200', 'content', json, 'schema'), answer),
        ajv.errorsText(),
      ).toBe(true);
      if (!call.body) return;
      const body = operation?.requestBody?.content[json]?.example;
      expect(z.safeParse(call.body, body).error).toBeUndefined();
      expect(
        ajv.validate(pointer(...where, 'requestBody', 'content', json, 'schema'), body),
        ajv.errorsText(),
      ).toBe(true);
    },
  );
});
