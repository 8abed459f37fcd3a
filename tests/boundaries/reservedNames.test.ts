import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addresses } from '@parvis/api/addresses';
import { templateOf } from '@parvis/api/call';
import { allCalls } from '@parvis/api/calls/all';
import { isReservedName, RESERVED_NAMES } from '@parvis/api/reservedNames';
import { expect, it } from 'vitest';

const source = (name: string) => readFileSync(join(import.meta.dirname, '..', '..', 'app', name), 'utf8');

const routes = ['App.tsx', 'OtherRoutes.tsx'].flatMap((name) =>
  [...source(name).matchAll(/<Route path="([^"]+)"/g)].map(([, path = '']) => path),
);
const templates = [
  ...allCalls.map((call) => templateOf(call)),
  ...Object.values(addresses).map(({ template }) => template),
];
/** Uniform placeholders. */
const paths = [...routes, ...templates.map((one) => one.replaceAll(/\{(\w+)\}/g, ':$1'))];

/** Prefix of a customer's name: `/staff/`. */
const before = new Set(paths.flatMap((path) => /^(.*\/):cuid\b/.exec(path)?.[1] ?? []));

/** May lack a customer's name; the board has none. */
const ownPages = [
  ...(/type DeskPlace =([^;]*);/.exec(source('features/staff/deskPages.ts'))?.[1] ?? '').matchAll(/'(\w+)'/g),
].flatMap(([, name = '']) => (name === 'cases' ? [] : [name]));

it('no customer name collides with a path segment', () => {
  expect([...before]).toEqual(
    expect.arrayContaining(['/staff/', '/app/', '/m/case/', '/mobile/', '/town/', '/admin/', '/api/app/']),
  );
  const fixed = paths.flatMap((path) =>
    [...before].flatMap((start) => {
      const [name = ''] = path.startsWith(start) ? path.slice(start.length).split('/') : [];
      return /^[\w.-]+$/.test(name) ? [name] : [];
    }),
  );
  expect(ownPages).toContain('codes');
  expect([...new Set([...fixed, ...ownPages])].sort()).toEqual([...RESERVED_NAMES].sort());
});

it('rejects reserved names in capitals and allows them as a prefix', () => {
  expect([isReservedName('Login'), isReservedName('login-sur-mer')]).toEqual([true, false]);
});
