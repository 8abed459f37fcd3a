import { holesOf } from '@parvis/api/address';
import { addresses } from '@parvis/api/addresses';
import { templateOf } from '@parvis/api/call';
import { allCalls } from '@parvis/api/calls/all';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from './openapi.ts';

interface Operation {
  operationId: string;
  summary: string;
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: object;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
}

const text = JSON.stringify(openApiDocument());
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

describe('the published contract', () => {
  it('has every call, and every other address, where it is', () => {
    const described = operations.map(({ path, method }) => `${method} ${path}`);
    const calls = allCalls.map((call) => `${call.method.toLowerCase()} ${templateOf(call)}`);
    const others = Object.values(addresses).map(({ template }) => `get ${template}`);
    expect(described.sort()).toEqual([...calls, ...others].sort());
  });

  it.each(operations.map((one) => [one.path, one] as const))(
    'asks for what fills the address, all of it and nothing else: %s',
    (path, { operation }) => {
      expect(path).not.toContain('//');
      expect(operation.parameters.map(({ name }) => name)).toEqual(holesOf(path));
      for (const parameter of operation.parameters)
        expect(parameter).toMatchObject({ in: 'path', required: true });
    },
  );

  it('names each operation once, and says what it does', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^\w+$/);
    for (const { operation } of operations) expect(operation.summary).toMatch(/\S.*\.$/);
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
  });
});
