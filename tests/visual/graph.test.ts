import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Module, storyGraph, storyHashes } from '../../.storybook/graph.ts';

const TILE = 'ui/Tile.stories.tsx';
const RATING = 'ui/Rating.stories.tsx';
/** File → what it imports, at once or later. */
const FILES: Readonly<Record<string, readonly string[]>> = {
  [TILE]: ['ui/Tile.tsx'],
  [RATING]: ['ui/Rating.tsx'],
  'ui/Tile.tsx': ['ui/sheet.css', 'ui/ring.ts', 'node_modules/@some/kit/index.js', '\0made-up'],
  'ui/Rating.tsx': ['ui/star.svg', 'ui/Later.tsx'],
  'ui/Later.tsx': ['ui/ring.ts'],
  'ui/ring.ts': [],
  'ui/sheet.css': [],
  'ui/star.svg': [],
  'node_modules/@some/kit/index.js': [],
  '.storybook/preview.tsx': ['theme/keys.ts', '.storybook/docs/Page.tsx'],
  '.storybook/docs/Page.tsx': ['ui/guide.ts'],
  'ui/guide.ts': [],
  'theme/keys.ts': [],
};
const BESIDE = {
  'ui/sheet.css':
    "@import 'base.css'; a { background: url(ground.png?v=1); mask: url(data:image/png;base64,AA) }",
  'ui/base.css': "@font-face { src: url('letters.woff2#a') }",
  'ui/ground.png': '',
  'ui/letters.woff2': '',
  'package.json': '{"scripts":{"test":"true"},"type":"module"}',
  'ui/package.json': '{"exports":{"./*":"./*.tsx"}}',
  'tsconfig.json': '{"compilerOptions":{"jsx":"react-jsx"},"include":["ui"]}',
  'node_modules/@some/kit/package.json': '{"name":"@some/kit","version":"1.0.0"}',
  'package-lock.json': '{}',
  '.storybook/main.ts': '',
  '.storybook/manager.ts': '',
};

let root = '';
const write = (path: string, content: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
};
const fill = () => {
  for (const path of Object.keys(FILES)) write(path, `content of ${path}`);
  for (const [path, content] of Object.entries(BESIDE)) write(path, content);
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'parvis-graph-'));
  fill();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const idOf = (path: string) => (path.startsWith('\0') ? path : join(root, path));
function hashes(madeUp = 'code'): Readonly<Record<string, string>> {
  const modules = new Map<string, Module>([['\0made-up', { code: madeUp, imports: [] }]]);
  for (const [path, imports] of Object.entries(FILES)) {
    modules.set(idOf(path), { code: null, imports: imports.map(idOf) });
  }
  return storyHashes(modules, root);
}

/** The story files that a change makes others. */
function touchedBy(change: () => void): string[] {
  const before = hashes();
  change();
  const after = hashes();
  return Object.keys(before).filter((file) => before[file] !== after[file]);
}

describe('what a story is made of', () => {
  it('is told for every story file, in the order of their names', () => {
    expect(Object.keys(hashes())).toEqual([RATING, TILE]);
  });

  it.each<[what: string, path: string, touched: readonly string[]]>([
    ['the story itself', TILE, [TILE]],
    ['its component', 'ui/Tile.tsx', [TILE]],
    ['what two of them use', 'ui/ring.ts', [RATING, TILE]],
    ['what is loaded later', 'ui/Later.tsx', [RATING]],
    ['a picture', 'ui/star.svg', [RATING]],
    ['the preview', '.storybook/preview.tsx', [RATING, TILE]],
    ['what the preview uses', 'theme/keys.ts', [RATING, TILE]],
    ['the set-up', '.storybook/main.ts', [RATING, TILE]],
    ['a picture that a style sheet names', 'ui/ground.png', [TILE]],
    ['a font of a sheet in a sheet', 'ui/letters.woff2', [TILE]],
    ['what makes a package of the repository', 'package.json', [RATING, TILE]],
    ['what makes a package of a room', 'ui/package.json', [RATING, TILE]],
    ['how TypeScript is compiled', 'tsconfig.json', [RATING, TILE]],
    ['the lock file', 'package-lock.json', [RATING, TILE]],
    ['nothing that a story reaches', 'README.md', []],
    ['a page of documentation', '.storybook/docs/Page.tsx', []],
    ['what it says', 'ui/guide.ts', []],
    ['the frame of the book', '.storybook/manager.ts', []],
    ['a file of a package', 'node_modules/@some/kit/index.js', []],
  ])('changes with %s', (_what, path, touched) => {
    expect(touchedBy(() => write(path, 'other'))).toEqual(touched);
  });

  it.each<[what: string, path: string, content: string]>([
    ['the scripts of the repository', 'package.json', '{"scripts":{"test":"false"},"type":"module"}'],
    [
      'which folders are checked',
      'tsconfig.json',
      '{"compilerOptions":{"jsx":"react-jsx"},"include":["app"]}',
    ],
  ])('does not change with %s', (_what, path, content) => {
    expect(touchedBy(() => write(path, content))).toEqual([]);
  });

  it('changes with the version of a package, and with what the bundler made up', () => {
    const version = '{"name":"@some/kit","version":"1.0.1"}';
    expect(touchedBy(() => write('node_modules/@some/kit/package.json', version))).toEqual([TILE]);
    const [before, after] = [hashes(), hashes('other code')];
    expect(before[RATING]).toBe(after[RATING]);
    expect(before[TILE]).not.toBe(after[TILE]);
  });

  it('is the same wherever the repository lies', () => {
    const before = hashes();
    const first = root;
    root = mkdtempSync(join(tmpdir(), 'parvis-graph-elsewhere-'));
    fill();
    expect(hashes()).toEqual(before);
    rmSync(first, { recursive: true, force: true });
  });
});

describe('what a build writes down', () => {
  const written: Readonly<Record<string, string>> = {
    'a.stories.ts':
      "import { said } from './at-once.ts'; export const shown = [said, () => import('./on-demand.ts')];",
    'b.stories.ts': 'export const shown = 0;',
    'at-once.ts': "export const said = 'oui';",
    'on-demand.ts': "import { deep } from './deep.ts'; export const later = deep;",
    'deep.ts': "export const deep = 'non';",
    '.storybook/preview.tsx': 'export default {};',
  };
  async function graph(): Promise<unknown> {
    const input = ['a.stories.ts', 'b.stories.ts', '.storybook/preview.tsx'].map((file) => join(root, file));
    const built = await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [storyGraph(root)],
      build: { write: false, rollupOptions: { input } },
    });
    const files = 'output' in built ? built.output : [];
    const found = files.find(({ fileName }) => fileName === 'graph.json');
    return JSON.parse(found?.type === 'asset' ? String(found.source) : '{}');
  }
  beforeEach(() => {
    for (const [path, content] of Object.entries(written)) write(path, content);
  });

  it.each([
    ['at once', 'at-once.ts', "export const said = 'si';"],
    ['on demand', 'on-demand.ts', "import { deep } from './deep.ts'; export const later = [deep];"],
    ['by what is imported on demand', 'deep.ts', "export const deep = 'si';"],
  ])('changes with what a story imports %s', async (_, path, content) => {
    const before = await graph();
    expect(before).toEqual({ 'a.stories.ts': expect.any(String), 'b.stories.ts': expect.any(String) });
    write(path, content);
    const after = await graph();
    expect(after).not.toEqual(before);
    const { 'b.stories.ts': other } = before as Readonly<Record<string, string>>;
    expect(after).toMatchObject({ 'b.stories.ts': other });
  });
});
