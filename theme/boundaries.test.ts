import { expect, it } from 'vitest';

const files = import.meta.glob<string>(['./*.ts', '!./*.test.ts', '!./*.spec.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const importsOf = (file: string): string[] =>
  [...(files[file] ?? '').matchAll(/from '([^']+)'/g)].flatMap(([, name]) => name ?? []);

function reached(file: string, seen = new Set<string>()): Set<string> {
  for (const name of importsOf(file)) {
    if (seen.has(name)) continue;
    seen.add(name);
    reached(name, seen);
  }
  return seen;
}

const importers = (name: RegExp): string[] =>
  Object.keys(files).filter((file) => importsOf(file).some((found) => name.test(found)));

it('keeps Stitches and culori behind one file each', () => {
  expect(importers(/^@stitches/)).toEqual(['./stitches.ts']);
  expect(importers(/^culori/)).toEqual(['./oklch.ts']);
});

it.each(['keys', 'colour', 'palette', 'resolve', 'apply', 'css', 'contrast', 'stitches', 'tokens'])(
  'keeps culori and zod out of %s, which phones load',
  (name) => {
    const all = [...reached(`./${name}.ts`)];
    expect(all.filter((found) => /^(culori|zod)/.test(found))).toEqual([]);
  },
);

it('loads no Stitches and no React with what the server needs', () => {
  for (const name of ['css', 'palette', 'readable', 'schema', 'contrast']) {
    expect([...reached(`./${name}.ts`)].filter((found) => /stitches|react/.test(found))).toEqual([]);
  }
});
