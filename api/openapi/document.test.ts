import Ajv2020 from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { holesOf } from '../address.ts';
import { addresses } from '../addresses.ts';
import { templateOf } from '../call.ts';
import { allCalls } from '../calls/all.ts';
import { COUNT_MAX } from '../constants.ts';
import { success } from '../envelope.ts';
import { openApiDocument } from './document.ts';
import { docsOf } from './documented.ts';

interface Media {
  schema: { $ref?: string };
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters: { name?: string; in?: string; required?: boolean; $ref?: string; description?: string }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { $ref?: string; content?: Record<string, Media>; headers?: object }>;
}

interface Schema {
  properties?: Record<string, { description?: string }>;
  discriminator?: { propertyName: string; mapping: Record<string, string> };
  oneOf?: { $ref?: string }[];
}

interface Document {
  tags: { description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, { description: string }> };
}

const JSON_BODY = 'application/json';
const text = JSON.stringify(openApiDocument());
const document: Document = JSON.parse(text);
const { schemas } = document.components;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);
const operationOf = (path: string): Operation | undefined => Object.values(document.paths[path] ?? {})[0];

/** Collects all objects below a node, except examples, which look like schemas. */
function nodesIn(node: unknown, key = ''): Record<string, unknown>[] {
  if (typeof node !== 'object' || node === null || key === 'example' || key === 'examples') return [];
  return [
    node as Record<string, unknown>,
    ...Object.entries(node).flatMap(([name, part]) => nodesIn(part, name)),
  ];
}

/** All patterns: of texts and of property names. */
const patterns = [
  ...new Set(
    nodesIn(document).flatMap(({ pattern, patternProperties }) => [
      ...(typeof pattern === 'string' ? [pattern] : []),
      ...Object.keys(patternProperties ?? {}),
    ]),
  ),
];

/**
 * Syntax not shared by JavaScript, Python and Go: look-around, back-references, properties, long
 * escapes, \Z, \A, \h and the like.
 */
const FOREIGN =
  /\(\?(?!:)|\\(?![.*+?^$()[\]{}|/\\dDsSwWbnrtx-])|\\x(?![\da-f]{2})|[*+?}][+]|\{(?:\d{4,}|\d+,\d{4,})\}/;

describe('the published contract', () => {
  it('lists every call and address with its parameters', () => {
    const described = operations.map(({ path, method }) => `${method} ${path}`);
    const calls = allCalls.map((call) => `${call.method.toLowerCase()} ${templateOf(call)}`);
    const others = Object.values(addresses).map(({ template }) => `get ${template}`);
    expect(described.sort()).toEqual([...calls, ...others].sort());
    for (const { path, operation } of operations) {
      const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
      expect(inPath.map(({ name, required }) => [name, required])).toEqual(
        holesOf(path).map((name) => [name, true]),
      );
    }
  });

  it('describes each {id} parameter', () => {
    const ids = operations.flatMap(({ path, operation }) =>
      operation.parameters.flatMap(({ name, description }) =>
        name === 'id' && path.includes('{id}') ? [[path.split('/').at(-2), description]] : [],
      ),
    );
    for (const [kind, description] of ids)
      expect(description).toContain(
        kind === 'logo' || kind?.startsWith('group')
          ? 'logoId'
          : kind === 'image' || kind === 'picture'
            ? 'picture'
            : 'video',
      );
    expect(ids).toHaveLength(10);
  });

  it('documents purpose, access, rate limit and refusals of each operation', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { operation } of operations) {
      expect(operation.operationId).toMatch(/^\w+$/);
      for (const words of [operation.summary, operation.description]) expect(words).toMatch(/\S.*\.$/);
      for (const status of ['429', '500', '503']) expect(Object.keys(operation.responses)).toContain(status);
    }
    for (const { description } of document.tags) expect(description).toMatch(/\S.*\.$/);
    for (const { description } of Object.values(document.components.responses))
      expect(description).toMatch(/^`\w+`: \S/);
    for (const call of allCalls) {
      const operation = operationOf(templateOf(call));
      expect(operation?.description).toContain('Limit');
      expect(operation?.parameters).toContainEqual({ $ref: '#/components/parameters/language' });
      expect(operation?.requestBody !== undefined, templateOf(call)).toBe(call.body !== null);
      const unauthenticated = call.who !== 'anyone' || docsOf(call).errors?.includes('unauthenticated');
      expect(Object.keys(operation?.responses ?? {}).includes('401')).toBe(unauthenticated ?? false);
    }
    expect(text).toContain(`counted up to ${COUNT_MAX}`);
  });

  it('has no dangling reference, and forbids no additional properties', () => {
    for (const [, reference = ''] of text.matchAll(/"\$ref":"#\/([^"]*)"/g)) {
      const found = reference
        .split('/')
        .reduce<unknown>((node, step) => Reflect.get(Object(node), step), document);
      expect(found, reference).toBeTypeOf('object');
    }
    expect(text).not.toMatch(/\$defs|__shared|"additionalProperties":false|undefined/);
  });

  it('describes every field, and names every body and answer', () => {
    const fields = Object.entries(schemas).flatMap(([name, schema]) =>
      nodesIn(schema).flatMap(({ properties }) =>
        Object.entries(Object(properties) as Record<string, { description?: string }>).map(
          ([field, { description }]) => ({ place: `${name}.${field}`, description }),
        ),
      ),
    );
    expect(fields.length).toBeGreaterThan(300);
    expect(fields.flatMap(({ place, description }) => (description ? [] : [place]))).toEqual([]);
    for (const { path, operation } of operations.filter(({ operation }) => operation.tags[0] !== 'reading')) {
      const bodies = Object.values(operation.requestBody?.content ?? {}).filter(
        ({ example, examples }) => example ?? examples,
      );
      for (const { schema } of [...bodies, ...Object.values(operation.responses[200]?.content ?? {})])
        expect(schema.$ref, path).toMatch(/^#\/components\/schemas\/\w+$/);
    }
  });

  it('has patterns valid in JavaScript, Python and Go', () => {
    expect(patterns.length).toBeGreaterThan(10);
    for (const pattern of patterns) {
      expect(() => new RegExp(pattern)).not.toThrow();
      expect(() => new RegExp(pattern, 'u')).not.toThrow();
    }
    expect(patterns.filter((pattern) => FOREIGN.test(pattern))).toEqual([]);
  });

  it('types integers, timestamps and fractions', () => {
    const of = (type: string) =>
      nodesIn(schemas).flatMap(({ properties }) =>
        Object.entries(Object(properties) as Record<string, { type?: string }>).flatMap(([name, field]) =>
          field.type === type ? [name] : [],
        ),
      );
    expect([...new Set(of('number'))].sort()).toEqual([
      ...['average', 'closing', 'firstAnswer', 'from', 'imgSzRem', 'max', 'min', 'seconds', 'stars', 'to'],
    ]);
    expect(schemas.Message?.properties?.msgCdatim1).toMatchObject({ format: 'date-time' });
  });

  it('marks extensible enums and discriminated unions', () => {
    expect(schemas.CaseSummary?.properties?.state).toMatchObject({
      type: 'string',
      'x-extensible-enum': expect.arrayContaining(['open', 'closed']),
    });
    for (const [name, { oneOf, discriminator }] of Object.entries(schemas)) {
      if (!oneOf) continue;
      expect(Object.values(discriminator?.mapping ?? {}), name).toEqual(oneOf.map(({ $ref }) => $ref));
    }
    expect(Object.keys(schemas.Item?.discriminator?.mapping ?? {})).toContain('checkbox');
  });

  it('names the cookies over http and https, and the responses that set them', () => {
    for (const name of ['pv_session', 'pv_device', 'pv_code']) {
      expect(text).toContain(`\`${name}\``);
      expect(text).toContain(`\`__Host-${name}\``);
    }
    const setting = operations.flatMap(({ operation }) =>
      'Set-Cookie' in (operation.responses[200]?.headers ?? {}) ? [operation.operationId] : [],
    );
    expect(setting).toContain('public_user_sts');
    expect(setting).toContain('public_login_sms_confirm');
  });
});

describe('the examples', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema(document, 'parvis');
  const isValid = ({ schema }: Media, value: unknown) => {
    const valid = ajv.validate(`parvis${schema.$ref}`, value);
    return valid ? '' : ajv.errorsText();
  };

  it.each(allCalls.map((call) => [templateOf(call), call] as const))(
    'of %s match its call and the document',
    (path, call) => {
      const operation = operationOf(path);
      const answer = operation?.responses[200]?.content?.[JSON_BODY] ?? expect.fail(path);
      expect(z.safeParse(success(call.answer, call.beside), answer.example).error).toBeUndefined();
      expect(isValid(answer, answer.example)).toBe('');
      if (!call.body) return;
      const body = operation?.requestBody?.content[JSON_BODY] ?? expect.fail(path);
      for (const value of body.examples
        ? Object.values(body.examples).map(({ value }) => value)
        : [body.example]) {
        expect(z.safeParse(call.body, value).error).toBeUndefined();
        expect(isValid(body, value)).toBe('');
      }
    },
  );
});
