import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/project.mjs';
import { listSourceFiles } from '../../scripts/sources.mjs';

const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const names: Readonly<Record<string, string>> = {
  safari: 'Safari',
  ios_saf: 'Safari on an iPhone',
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
};

const { browserslist }: { browserslist: readonly string[] } = JSON.parse(textOf('package.json'));
const floor = browserslist.map((line) => {
  const [id = '', version = ''] = line.split(' >= ');
  return { name: names[id] ?? id, version };
});

test('the README names the lowest supported browsers', () => {
  const said = textOf('README.md').replaceAll(/\s+/g, ' ');
  for (const { name, version } of floor) expect(said).toContain(`${name} ${version}`);
});

test('no document names another version', () => {
  const ofDocs = listSourceFiles(ROOT, ['docs'], /\.(?!md$)[^.]+$/);
  const told = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', ...ofDocs].flatMap((path) =>
    [...textOf(path).matchAll(/\b(Safari|Chrome|Edge|Firefox)(?: on an iPhone)? (\d[\d.]*\d)/g)].map(
      ([, name = '', version = '']) => `${name} ${version}`,
    ),
  );
  const known = floor.map(({ name, version }) => `${name.split(' ')[0]} ${version}`);
  expect(told).toContain('Safari 15.4');
  expect(told.filter((one) => !known.includes(one))).toEqual([]);
});
