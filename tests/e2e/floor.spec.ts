import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { buildTarget } from '../../scripts/browsers.mjs';
import { sourceFiles } from '../../scripts/sources.mjs';

const root = join(import.meta.dirname, '..', '..');

/** What no browser of the floor has: a build lowers syntax, never library functions. Named as it stands in built files. */
const above: Readonly<Record<string, RegExp>> = {
  'copies of arrays (Safari 16)': /\.(?:to(?:Reversed|Sorted|Spliced)|with)\(/,
  'Array.fromAsync (16.4)': /Array\.fromAsync/,
  'groupBy (17.4)': /(?:Object|Map)\.groupBy/,
  'Promise.withResolvers, Promise.try (17.4, 18.2)': /Promise\.(?:withResolvers|try)\b/,
  'URL.canParse (17)': /URL\.canParse/,
  'AbortSignal.timeout, .any (16, 17.4)': /AbortSignal\.(?:timeout|any)\(/,
  'well-formed strings (16.4)': /\.(?:is|to)WellFormed\(/,
  'lookbehind (16.4)': /\(\?<[=!]/,
  'sets beside sets (17)':
    /\.(?:union|intersection|difference|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/,
  'groups of arrays (never)': /\.group(?:By|ToMap)?\(/,
  'forms and pickers by script (16)': /\.(?:requestSubmit|showPicker)\((?!\) instead)/,
  'permissions (16)': /navigator\.permissions\./,
  'popovers by script (17)': /\.(?:show|hide|toggle)Popover\(/,
  'properties of style sheets (16.4)': /CSS\.registerProperty/,
  'compressed streams (16.4), streams of lists (never)': /\b(?:Dec|C)ompressionStream\(|ReadableStream\.from/,
  'canvas off the page (16.4), a screen kept awake (16.4)': /new OffscreenCanvas|wakeLock\.request/,
  'buffers that move and grow (16.4, 17.4)': /\.transfer(?:ToFixedLength)?\(|maxByteLength/,
  'lengths of time in words (16.4)': /Intl\.DurationFormat/,
  'the scheduler (never), views in transition (18)':
    /\bscheduler\.(?:postTask|yield)|(?<!\w)document\.startViewTransition/,
  'nodes that move (never)': /\.moveBefore\(/,
  'Iterator (18.4)': /\bIterator\.(?:from|prototype)/,
  'checkVisibility (17.4)': /\.checkVisibility\(/,
  'requestIdleCallback (no Safari)': /(?<!\?\.)\brequestIdleCallback\(/,
  'RegExp.escape (18.2)': /RegExp\.escape/,
  'bytes in text (18.2)': /Uint8Array\.from(?:Base64|Hex)/,
};

/** A canvas off the page, asked for where it is made: the page has its own instead. */
const ASKED_CANVAS = /typeof OffscreenCanvas==[`'"]function[`'"]\?new OffscreenCanvas\(/g;

/** The one function that a package asks for first: this call, and those under what it noted, are made where it is. */
const ASKED = /(\w+)=typeof (\w+)\.checkVisibility==[`'"]function[`'"]&&\2\.checkVisibility\(/g;

const unasked = (whole: string): string => {
  const source = whole.replace(ASKED_CANVAS, '');
  const noted = [...source.matchAll(ASKED)].map(([, name]) => name);
  const under = new RegExp(`\\b(?:${noted.join('|')})\\?!?\\w+\\.checkVisibility\\(`, 'g');
  return noted.length > 0 ? source.replace(ASKED, '').replace(under, '') : source;
};

/** What stands in a file of which the lowest browsers do not know. */
const aboveFloor = (source: string): string[] =>
  Object.entries(above).flatMap(([what, written]) => (written.test(unasked(source)) ? [what] : []));

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

/** A lowest browser as something that is built, or decides, would write it: `safari15`, `chrome >= 119`. */
const NAMED = /\b(?:safari|ios|ios_saf|chrome|edge|firefox)(?:\d{2}| ?>=? ?\d)/i;

test.describe('the lowest browsers that the product names', () => {
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

  test('are known to lack what came later, called without a question', () => {
    expect(aboveFloor('a.with(0,1);b.union(c)')).toEqual([
      'copies of arrays (Safari 16)',
      'sets beside sets (17)',
    ]);
    const asking =
      'let n=typeof t.checkVisibility==`function`&&t.checkVisibility({});n?!r.checkVisibility({}):f(r)';
    expect(aboveFloor(asking)).toEqual([]);
    expect(aboveFloor(`${asking};q.checkVisibility()`)).toEqual(['checkVisibility (17.4)']);
    const canvas = 'typeof OffscreenCanvas==`function`?new OffscreenCanvas(w,h):c()';
    expect(aboveFloor(canvas)).toEqual([]);
    expect(aboveFloor(`${canvas};new OffscreenCanvas(1,1)`)).toHaveLength(1);
    expect(withoutPrefix('a{color:red;user-select:none}')).toEqual(['user-select']);
    expect(
      withoutPrefix('a{-webkit-user-select:none;user-select:none;-webkit-hyphens:auto;hyphens:auto}'),
    ).toEqual([]);
  });

  for (const folder of ['app/dist', 'previews/dist']) {
    test(`have all that ${folder} calls`, () => {
      const scripts = filesOf(folder, /\.js$/);
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
      // What styles are made of in the page goes through here.
      const sheets = files.map(textOf).filter((text) => text.includes('WebkitHyphens'));
      expect(sheets.some((text) => text.includes('WebkitUserSelect'))).toBe(true);
    });
  }
});
