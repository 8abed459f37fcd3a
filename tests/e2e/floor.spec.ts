import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { buildTarget } from '../../scripts/browsers.mjs';
import { listSourceFiles } from '../../scripts/sources.mjs';
import { floor } from '../engines/emulated/aboveFloor.ts';
import { takeAway } from '../engines/emulated/takeAway.ts';
import { findUnguardedUses, listBrowserMembers } from './unguardedFeatures.ts';

const root = join(import.meta.dirname, '..', '..');

/** Occurrences that the table of unsupported features cannot express: it holds Chromium names with their owner. */
const written: Readonly<Record<string, RegExp>> = {
  'lookbehind (16.4)': /\(\?<[=!]/,
  'streams of lists (no Safari)': /ReadableStream\.from\(/,
  'groups of arrays (no browser)': /\.group(?:ToMap)?\(/,
  'buffers that grow (16.4) and move (17.4)': /maxByteLength|\.transfer\(/,
};

/** Uses in packages whose feature check is not adjacent, or that share a name. */
const excused = [
  // React checks `typeof navigation` earlier, and names a form's in a warning.
  /(?<=\(\)\{if\(!\w+&&!)navigation\.transition\)\{\w+ \w+=navigation\.currentEntry/g,
  /navigation\.(?:add|remove)EventListener\(/g,
  /&&navigation\.navigate\(\w+\.url,/g,
  /form\.requestSubmit\(\) instead/g,
  // A zod check of the same name.
  /\bdef\.when\(/g,
  // `qr` resizes rows of pixels by a function of its own.
  /\.resize\((?=(?:[\w.]+,){3})/g,
];

/** The one feature check of a package that guards this call and later ones. */
const ASKED = /(\w+)=typeof (\w+)\.checkVisibility==[`'"]function[`'"]&&\2\.checkVisibility\(/g;

const unasked = (whole: string): string => {
  const source = excused.reduce((rest, form) => rest.replace(form, ''), whole);
  const noted = [...source.matchAll(ASKED)].map(([, name]) => name);
  const under = new RegExp(`\\b(?:${noted.join('|')})\\?!?\\w+\\.checkVisibility\\(`, 'g');
  return noted.length > 0 ? source.replace(ASKED, '').replace(under, '') : source;
};

let usesAbove: (source: string) => string[];

/** Lists what a file uses beyond the lowest supported browsers. */
const aboveFloor = (source: string): string[] => [
  ...usesAbove(unasked(source)),
  ...Object.entries(written).flatMap(([what, form]) => (form.test(source) ? [what] : [])),
];

/** A package's rule for desktop mice: drawers in Safari allow selection, harmlessly. */
const DRAWERS = '[data-vaul-drawer]{user-select:none}';

/** Lists properties that Safari knows only with a prefix and that lack it here. */
const withoutPrefix = (source: string): string[] =>
  ['user-select', 'hyphens', 'text-size-adjust', 'backdrop-filter', 'mask-image'].filter((property) => {
    const plain = source.replace(DRAWERS, '').match(new RegExp(`(?<=[{;\\s]|^)${property}:[a-z]`, 'g')) ?? [];
    const own = source.match(new RegExp(`-webkit-${property}:[a-z]`, 'g')) ?? [];
    return plain.length > own.length;
  });

/** Names that begin with a dot are for the server alone. */
const filesOf = (folder: string, ending: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !/(?:^|\/)\./.test(name))
    .map((name) => join(folder, name));
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

/**
 * Video resizing uses a library beyond these browsers. `app/features/media/resizeVideo.ts` checks `typeof
 * VideoEncoder` first; `app/features/media/prepare.ts` is the fallback.
 */
const FILMS = /\/videoWorker-[\w-]+\.js$/;

/** A browser target as builds or code would write it: `safari15`, `chrome >= 119`. */
const NAMED = /\b(?:safari|ios|ios_saf|chrome|edge|firefox)(?:\d{2}| ?>=? ?\d)/i;

test.describe('lowest supported browsers', () => {
  test.beforeAll(async ({ browser }) => {
    const page = await browser.newPage();
    await page.evaluate(takeAway, floor);
    usesAbove = findUnguardedUses(floor.names, await page.evaluate(listBrowserMembers));
    await page.close();
  });

  test('are declared in one file that every build reads', () => {
    const listed: string[] = JSON.parse(textOf('package.json')).browserslist;
    expect(buildTarget).toEqual(listed.map((line) => line.replace('ios_saf', 'ios').replace(' >= ', '')));
    expect(buildTarget.every((one) => /^[a-z]+\d+(?:\.\d+)?$/.test(one))).toBe(true);
    const sources = listSourceFiles(root, [
      'app',
      'previews',
      'ui',
      'theme',
      'scripts',
      'server',
      '.storybook',
    ]);
    const elsewhere = sources.filter((path) => path !== 'scripts/browsers.mjs' && NAMED.test(textOf(path)));
    expect(elsewhere).toEqual([]);
    for (const config of ['app/vite.config.ts', 'previews/vite.config.ts'])
      expect(textOf(config), config).toMatch(/target: \[\.\.\.buildTarget\]/);
  });

  for (const folder of ['app/dist', 'previews/dist']) {
    test(`support everything that ${folder} calls`, () => {
      const scripts = filesOf(folder, /\.js$/).filter((path) => !FILMS.test(path));
      expect(scripts.length).toBeGreaterThan(0);
      expect(scripts.flatMap((path) => aboveFloor(textOf(path)).map((what) => `${path}: ${what}`))).toEqual(
        [],
      );
    });

    test(`get Safari's prefixed names from ${folder}`, () => {
      const files = filesOf(folder, /\.(?:js|css|html)$/);
      expect(files.flatMap((path) => withoutPrefix(textOf(path)).map((what) => `${path}: ${what}`))).toEqual(
        [],
      );
      // Guards the check itself: every kind of file contains rules.
      const said = files.map(textOf).join('\n');
      for (const own of ['-webkit-hyphens:', '-webkit-user-select:']) expect(said).toContain(own);
    });
  }
});
