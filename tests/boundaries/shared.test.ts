import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const FOLDERS = [
  'theme',
  'locales',
  'questionnaire',
  'api',
  'ui',
  'app',
  'previews',
  'server',
  'scripts',
  'tests',
];
const REPLACES = /\bvi\.(?:do)?mock\(/i;

const tests = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts') && !path.includes('node_modules'))
    .map((path) => join(folder, path)),
);

it('tests that mock modules share no worker with others', () => {
  expect(tests.length).toBeGreaterThan(150);
  const replacing = tests.filter((path) => REPLACES.test(readFileSync(join(ROOT, path), 'utf8')));
  expect(replacing).not.toEqual([]);
  expect(replacing.filter((path) => !path.endsWith('.alone.test.ts'))).toEqual([]);
});
