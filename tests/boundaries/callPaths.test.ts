import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { patternOf } from '@parvis/api/address';
import { addresses } from '@parvis/api/addresses';
import { templateOf } from '@parvis/api/call';
import { allCalls } from '@parvis/api/calls/all';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const FOLDERS = [
  'api',
  'app',
  'server',
  'ui',
  'previews',
  'questionnaire',
  'locales',
  'scripts',
  'tests',
  '.storybook',
];
const LEFT_OUT = /(^|\/)(node_modules|dist|pictures)\//;
/** With their tests; and the calls of the specification, which are checked against them. */
const TABLES =
  /^(?:api\/(?:calls\/\w+|addresses|(?:call|address|client)\.test)|scripts\/specification\/[\w.]+)\.ts$/;
/** Single-line string literals. */
const LITERAL = /(['"`])((?:(?!\1)[^\n\\]|\\.)*)\1/g;
const IMPORT = /^\s*(?:import|export)\b.*\bfrom\s|\bimport\(|^} from /;

const templates = [
  ...allCalls.map((call) => templateOf(call)),
  ...Object.values(addresses).map(({ template }) => template),
];
/** Also without prefix, unless ordinary words. */
const paths = new Set(allCalls.map(({ path }) => path).filter((path) => path.includes('/')));
const patterns = templates.map(patternOf);

/** Or its end, also as a wildcard pattern. */
function isWritten(literal: string): boolean {
  if (!literal.includes('/')) return false;
  const plain = literal
    .replace(/\$\{[^}]*\}/g, 'x')
    .replace(/[?#].*$/, '')
    .replace(/^\*\*(?=\/)|(?<=\w)\*$/g, '')
    .replace(/^(?:https?:\/\/[^/]*|x)(?=\/)/, '');
  return paths.has(plain.replace(/^\//, '')) || patterns.some((pattern) => pattern.test(plain));
}

/** Lines that spell out an address. */
const writtenIn = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => !IMPORT.test(line) && !/^\s*(?:\/\/|\/?\*)/.test(line))
    .filter((line) => [...line.matchAll(LITERAL)].some(([, , literal = '']) => isWritten(literal)));

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|tsx|mjs)$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
).filter(
  (path) => !LEFT_OUT.test(path) && !TABLES.test(path) && path !== 'tests/boundaries/callPaths.test.ts',
);

describe('call addresses', () => {
  it('are written only in their table', () => {
    expect(sources.length).toBeGreaterThan(500);
    const found = sources.flatMap((path) =>
      writtenIn(readFileSync(join(ROOT, path), 'utf8')).map((line) => `${path}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });
});
