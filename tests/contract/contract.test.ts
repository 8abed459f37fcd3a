import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import SwaggerParser from '@apidevtools/swagger-parser';
import { addresses } from '@parvis/api/addresses';
import { backEnds } from '@parvis/api/backEnds';
import { Validator } from '@seriousme/openapi-schema-validator';
import { generateSource } from 'oazapfts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../server/platform/db/testing/testDatabase.ts';
import { createId } from '../../server/platform/lib/ids.ts';
import { openTestServices } from '../../server/testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url);
const address = await services.listen();
const published = address + addresses.openApi.template;
const read = async () => (await fetch(published)).json();

afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

describe('published API document', () => {
  it('is valid by the official OpenAPI 3.1 schema', async () => {
    const { valid, errors } = await new Validator().validate(await read());
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  it('is valid by a parser that resolves every reference', async () => {
    expect(await SwaggerParser.validate(await read())).toMatchObject({ openapi: '3.1.0' });
  });

  it('lists exactly the routes for programs', async () => {
    const { paths } = (await read()) as { paths: Record<string, Record<string, unknown>> };
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const forPrograms = new RegExp(
      `^(?!HEAD)\\w+ /(?:${backEnds.filter((name) => name !== 'dev').join('|')})(?:/|$)`,
    );
    const routes = services.routes.filter((route) => forPrograms.test(route));
    expect(routes.map((route) => route.replace(/:(\w+)/g, '{$1}')).sort()).toEqual(described.sort());
  });
});

function keepingCookies(): typeof fetch {
  let cookie = '';
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    if (cookie !== '') headers.set('cookie', cookie);
    const response = await fetch(input, { ...init, headers });
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return response;
  };
}

interface Client {
  walk(
    visit: { baseUrl: string; fetch: typeof fetch; newId: () => string },
    code: string,
    category: string,
  ): Promise<{ state: string; caseNbr: string; said: string[]; refused: string }>;
}

describe('generated client', () => {
  const root = join(import.meta.dirname, '..', '..');
  const folder = join(import.meta.dirname, 'client');
  const generated = join(folder, 'parvis.ts');
  beforeAll(async () => writeFileSync(generated, await generateSource(published)));
  afterAll(() => rmSync(generated));

  it('compiles with its caller and types everything', async () => {
    const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    let said = '';
    try {
      execFileSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' });
    } catch (error) {
      said = String((error as { stdout?: unknown }).stdout ?? error);
    }
    expect(said).toBe('');
    const code = (await generateSource(published)).replace(/\/\*[\s\S]*?\*\//g, '');
    expect(code.match(/.*\bany\b.*/g) ?? []).toEqual([]);
  });

  it('walks a report against the server', async () => {
    // Generated after the project's compilation.
    const { walk }: Client = await import(join(folder, 'walk.ts'));
    const walked = await walk(
      { baseUrl: address, fetch: keepingCookies(), newId: createId },
      'test-hall',
      'toilets',
    );
    expect(walked).toMatchObject({ state: 'open', refused: 'badRequest' });
    expect(walked.caseNbr).toMatch(/^\w{4,}$/);
    expect(walked.said.at(-1)).toBe('It is the second door.');
  });
});
