import { describe, expect, it } from 'vitest';
import { type Arrow, arrowsOf, circling, folderArrows, sourcesOf } from './folderGraph.ts';

const ROOMS = ['theme', 'locales', 'questionnaire', 'api', 'ui', 'previews', 'app', 'server'];

const arrow = (from: string, to: string): Arrow => ({ from, to, because: `${from} → ${to}` });

describe('the folders of a room', () => {
  it.each(ROOMS)('%s: no folder leads back to itself', (room) => {
    expect(sourcesOf(room).length).toBeGreaterThan(5);
    expect(circling(folderArrows(room)).map(({ because }) => because)).toEqual([]);
  });
});

describe('a circle of folders', () => {
  it.each([
    ['two that import each other', [arrow('a', 'b'), arrow('b', 'a')], ['a → b', 'b → a']],
    ['a long way round', [arrow('a', 'b'), arrow('b', 'c'), arrow('c', 'a')], ['a → b', 'b → c', 'c → a']],
    [
      'what only leads to it is not on it',
      [arrow('x', 'a'), arrow('a', 'b'), arrow('b', 'a')],
      ['a → b', 'b → a'],
    ],
    ['none', [arrow('a', 'b'), arrow('b', 'c'), arrow('a', 'c')], []],
  ])('is found: %s', (_title, arrows, found) => {
    expect(circling(arrows).map(({ because }) => because)).toEqual(found);
  });

  it.each([
    ['an import', "import { a } from '../b/a.ts';"],
    ['an import of a type', "import type { A } from '../b/a.ts';"],
    ['an export', "export { a } from '../b/a.ts';"],
    ['an import on demand', "const a = await import('../b/a.ts');"],
    ['an import for its effects', "import '../b/a.ts';"],
  ])('is drawn by %s', (_title, text) => {
    expect(arrowsOf('room/x/file.ts', text)).toEqual([
      { from: 'room/x', to: 'room/b', because: 'room/x/file.ts imports room/b/a.ts' },
    ]);
  });

  it.each([
    ['a file of the same folder', "import { a } from './a.ts';"],
    ['another room', "import { a } from '@parvis/theme/css/apply';"],
  ])('is not drawn by %s', (_title, text) => {
    expect(arrowsOf('room/x/file.ts', text)).toEqual([]);
  });
});
