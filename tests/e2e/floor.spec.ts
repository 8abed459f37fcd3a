import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { buildTarget } from '../../scripts/browsers.mjs';
import { sourceFiles } from '../../scripts/sources.mjs';
import { floor } from '../engines/emulated/aboveFloor.ts';
import { takeAway } from '../engines/emulated/takeAway.ts';
import { usesOf, wordsOfBrowser } from './writtenAbove.ts';

const root = join(import.meta.dirname, '..', '..');

/** What the table of what the lowest browsers lack cannot say: it holds names of what Chromium has, each with its owner. */
const written: Readonly<Record<string, RegExp>> = {
  'lookbehind (16.4)': /\(\?<[=!]/,
  'streams of lists (no Safari)': /ReadableStream\.from\(/,
  'groups of arrays (no browser)': /\.group(?:ToMap)?\(/,
  'buffers that grow (16.4) and move (17.4)': /maxByteLength|\.transfer\(/,
};

/** What packages ask for where it is not seen beside its use, or call by the same word. */
const excused = [
  // React asks for `typeof navigation` before it sets these up, and names a form's in a warning.
  /(?<=\(\)\{if\(!\w+&&!)navigation\.transition\)\{\w+ \w+=navigation\.currentEntry/g,
  /navigation\.(?:add|remove)EventListener\(/g,
  /&&navigation\.navigate\(\w+\.url,/g,
  /form\.requestSubmit\(\) instead/g,
  // A check of zod says itself when it is made.
  /\bdef\.when\(/g,
];

/** The one function that a package asks for first: this call, and those under what it noted, are made where it is. */
const ASKED = /(\w+)=typeof (\w+)\.checkVisibility==[`'"]function[`'"]&&\2\.checkVisibility\(/g;

const unasked = (whole: string): string => {
  const source = excused.reduce((rest, form) => rest.replace(form, ''), whole);
  const noted = [...source.matchAll(ASKED)].map(([, name]) => name);
  const under = new RegExp(`\\b(?:${noted.join('|')})\\?!?\\w+\\.checkVisibility\\(`, 'g');
  return noted.length > 0 ? source.replace(ASKED, '').replace(under, '') : source;
};

let usesAbove: (source: string) => string[];

/** What stands in a file of which the lowest browsers do not know. */
const aboveFloor = (source: string): string[] => [
  ...usesAbove(unasked(source)),
  ...Object.entries(written).flatMap(([what, form]) => (form.test(source) ? [what] : [])),
];

/** A package's word for the mouse of a desk: in a drawer of Safari words can be selected, and nothing is lost by it. */
const DRAWERS = '[data-vaul-drawer]{user-select:none}';

/** What Safari knows by a name of its own alone, said in text of a style sheet without that name. */
const withoutPrefix = (source: string): string[] =>
  ['user-select', 'hyphens', 'text-size-adjust', 'backdrop-filter', 'mask-image'].filter((property) => {
    const plain = source.replace(DRAWERS, '').match(new RegExp(`(?<=[{;\\s]|^)${property}:[a-z]`, 'g')) ?? [];
    const own = source.match(new RegExp(`-webkit-${property}:[a-z]`, 'g')) ?? [];
    return plain.length > own.length;
  });

/** Names that begin with a dot are the server's own: no browser is given them. */
const filesOf = (folder: string, ending: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !/(?:^|\/)\./.test(name))
    .map((name) => join(folder, name));
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

/**
 * What makes a film smaller, by a library that needs what these browsers have not: it is asked for before (`typeof VideoEncoder` in
 * `app/features/media/resizeVideo.ts`), and where reading a film fails the browser's own look at it stands (`app/features/media/prepare.ts`).
 */
const FILMS = /\/videoWorker-[\w-]+\.js$/;

/** A lowest browser as something that is built, or decides, would write it: `safari15`, `chrome >= 119`. */
const NAMED = /\b(?:safari|ios|ios_saf|chrome|edge|firefox)(?:\d{2}| ?>=? ?\d)/i;

test.describe('the lowest browsers that the product names', () => {
  test.beforeAll(async ({ browser }) => {
    const page = await browser.newPage();
    await page.evaluate(takeAway, floor);
    usesAbove = usesOf(floor.names, await page.evaluate(wordsOfBrowser));
    await page.close();
  });

  test('stand in one place, which every build reads', () => {
    const listed: string[] = JSON.parse(textOf('package.json')).browserslist;
    expect(buildTarget).toEqual(listed.map((line) => line.replace('ios_saf', 'ios').replace(' >= ', '')));
    expect(buildTarget.every((one) => /^[a-z]+\d+(?:\.\d+)?$/.test(one))).toBe(true);
    const sources = sourceFiles(root, ['app', 'previews', 'ui', 'theme', 'scripts', 'server', '.storybook']);
    const elsewhere = sources.filter((path) => path !== 'scripts/browsers.mjs' && NAMED.test(textOf(path)));
    expect(elsewhere).toEqual([]);
    for (const config of ['app/vite.config.ts', 'previews/vite.config.ts'])
      expect(textOf(config), config).toMatch(/target: \[\.\.\.buildTarget\]/);
  });

  for (const folder of ['app/dist', 'previews/dist']) {
    test(`have all that ${folder} calls`, () => {
      const scripts = filesOf(folder, /\.js$/).filter((path) => !FILMS.test(path));
      expect(scripts.length).toBeGreaterThan(0);
      expect(scripts.flatMap((path) => aboveFloor(textOf(path)).map((what) => `${path}: ${what}`))).toEqual(
        [],
      );
    });

    test(`are told by their own names what ${folder} says to Safari`, () => {
      const files = filesOf(folder, /\.(?:js|css|html)$/);
      expect(files.flatMap((path) => withoutPrefix(textOf(path)).map((what) => `${path}: ${what}`))).toEqual(
        [],
      );
      // Rules stand in files of every kind: what is looked for above is there.
      const said = files.map(textOf).join('\n');
      for (const own of ['-webkit-hyphens:', '-webkit-user-select:']) expect(said).toContain(own);
    });
  }
});
