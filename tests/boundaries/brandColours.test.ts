import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '@parvis/theme/palette/brand';
import { defaultPalette } from '@parvis/theme/palette/keys';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8').toLowerCase();
const lower = (colours: readonly string[]): string[] => colours.map((colour) => colour.toLowerCase());

const { txt, hdrBg1 } = defaultPalette('light');
const dark = defaultPalette('dark');

/** They cannot import `theme`; colours in any order. */
const repeated: Readonly<Record<string, readonly string[]>> = {
  'app/public/base.css': ['#fff', txt, dark.bg1, dark.txt],
  'app/public/icon.svg': [brand.lightPrimary, '#fff'],
  'previews/samples/shared/icon.svg': [brand.lightPrimary, '#fff'],
  ...Object.fromEntries(
    ['samples/1', 'samples/2', 'samples/set', 'studio', 'studio/states'].map((page) => [
      `previews/${page}/index.html`,
      [hdrBg1],
    ]),
  ),
};

it.each(Object.entries(repeated))('%s repeats theme colours unchanged', (file, colours) => {
  const found = new Set(read(file).match(/#[\da-f]{3,8}\b/g));
  expect([...found].sort()).toEqual([...new Set(lower(colours))].sort());
});

it('no other file outside theme repeats a brand colour', () => {
  const args = ['ls-files', '--', 'app', 'previews', 'questionnaire', 'scripts', 'server', 'ui', 'api'];
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(
      (file) =>
        /\.(?:tsx?|mjs|css|html|svg)$/.test(file) &&
        !/(?:\.test|\.stories)\.|\/(?:stories|testing)\//.test(file),
    )
    .filter((file) => !/contentWords/.test(file));
  const literal = new RegExp(lower(Object.values(brand)).join('|'));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => literal.test(read(file)) && !Object.hasOwn(repeated, file))).toEqual([]);
});
