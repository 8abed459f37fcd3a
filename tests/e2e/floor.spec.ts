import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { buildTarget } from '../../scripts/browsers.mjs';

const root = join(import.meta.dirname, '..', '..');

/** What no browser of the floor has: a build lowers syntax, never library functions. Named as it stands in built files. */
const above: Readonly<Record<string, RegExp>> = {
  'copies of arrays (Safari 16)': /\.to(?:Reversed|Sorted|Spliced)\(/,
  'Array.fromAsync (16.4)': /Array\.fromAsync/,
  'groupBy (17.4)': /(?:Object|Map)\.groupBy/,
  'Promise.withResolvers, Promise.try (17.4, 18.2)': /Promise\.(?:withResolvers|try)\b/,
  'URL.canParse (17)': /URL\.canParse/,
  'AbortSignal.timeout, .any (16, 17.4)': /AbortSignal\.(?:timeout|any)\(/,
  'well-formed strings (16.4)': /\.(?:is|to)WellFormed\(/,
  'lookbehind (16.4)': /\(\?<[=!]/,
  'comparisons of sets (17)': /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
  'Iterator (18.4)': /\bIterator\.(?:from|prototype)/,
  'checkVisibility (17.4)': /\.checkVisibility\(/,
  'requestIdleCallback (no Safari)': /(?<!\?\.)\brequestIdleCallback\(/,
  'RegExp.escape (18.2)': /RegExp\.escape/,
  'bytes in text (18.2)': /Uint8Array\.from(?:Base64|Hex)/,
};

/** A file that asks whether it is there, as a package does, calls it only then. */
const asked = (source: string): string =>
  /typeof \w+\.checkVisibility\b/.test(source) ? source.replaceAll('.checkVisibility(', '(') : source;

const scriptsOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(folder, name));

test.describe('the lowest browsers that the product names', () => {
  test('stand in one place', () => {
    expect(buildTarget).toContain('safari15.4');
    expect(buildTarget.every((one) => /^[a-z]+\d+(?:\.\d+)?$/.test(one))).toBe(true);
  });

  for (const folder of ['app/dist', 'previews/dist'])
    test(`have all that ${folder} calls`, () => {
      const scripts = scriptsOf(folder);
      expect(scripts.length).toBeGreaterThan(0);
      const found = scripts.flatMap((path) => {
        const source = asked(readFileSync(join(root, path), 'utf8'));
        return Object.entries(above).flatMap(([what, written]) =>
          written.test(source) ? [`${path}: ${what}`] : [],
        );
      });
      expect(found).toEqual([]);
    });
});
