import { expect, it } from 'vitest';

const files = import.meta.glob<string>(['./**/*.ts', '!./**/*.test.ts', '!./**/*.spec.ts', '!./testing/*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Relative to the room; package names stay. */
const located = (file: string, name: string): string =>
  name.startsWith('.') ? `.${new URL(name, `file:///${file}`).pathname}` : name;

const importsOf = (file: string): string[] =>
  [...(files[file] ?? '').matchAll(/from '([^']+)'/g)].flatMap(([, name]) =>
    name ? located(file, name) : [],
  );

function reached(file: string, seen = new Set<string>()): Set<string> {
  if (file.startsWith('.') && !(file in files)) throw new Error(`There is no ${file}.`);
  for (const name of importsOf(file)) {
    if (seen.has(name)) continue;
    seen.add(name);
    reached(name, seen);
  }
  return seen;
}

const importers = (name: RegExp): string[] =>
  Object.keys(files).filter((file) => importsOf(file).some((found) => name.test(found)));

it('imports Stitches in one file only, and culori in one', () => {
  expect(importers(/^@stitches/)).toEqual(['./css/stitches.ts']);
  expect(importers(/^culori/)).toEqual(['./colour/written.ts']);
});

it.each([
  'palette/keys',
  'palette/guide',
  'palette/palette',
  'palette/resolve',
  'colour/colour',
  'colour/vision',
  'css/apply',
  'css/css',
  'css/stitches',
  'css/tokens',
  'contrast/contrast',
  'export/css',
  'export/tokens',
])('keeps culori and zod out of %s, which phones load', (name) => {
  const all = [...reached(`./${name}.ts`)];
  expect(all.filter((found) => /^(culori|zod)/.test(found))).toEqual([]);
});

it('loads no Stitches or React on the server', () => {
  for (const name of [
    'css/css',
    'palette/palette',
    'palette/schema',
    'contrast/readable',
    'contrast/contrast',
    'derive/fromBrand',
    'derive/darkFromLight',
  ]) {
    expect([...reached(`./${name}.ts`)].filter((found) => /stitches|react/.test(found))).toEqual([]);
  }
});
