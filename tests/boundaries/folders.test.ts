import { describe, expect, it } from 'vitest';
import {
  APART,
  type Arrow,
  arrowsOf,
  betweenSubjects,
  circling,
  folderArrows,
  sourcesOf,
  subjectOf,
} from './folderGraph.ts';

const ROOMS = ['theme', 'locales', 'questionnaire', 'api', 'ui', 'previews', 'app', 'server'];

const arrow = (from: string, to: string): Arrow => ({ from, to, because: `${from} → ${to}` });

describe('the folders of a room', () => {
  it.each(ROOMS)('%s: no folder leads back to itself', (room) => {
    expect(sourcesOf(room).length).toBeGreaterThan(5);
    expect(circling(folderArrows(room)).map(({ because }) => because)).toEqual([]);
  });
});

describe('the subjects of a room, folders with all below them', () => {
  it.each(ROOMS)('%s: no subject leads back to itself', (room) => {
    const found = circling(betweenSubjects(folderArrows(room)));
    expect(found.map(({ because }) => because)).toEqual([]);
  });

  it.each(APART)('%s stands apart, as else it would close a circle', (folder) => {
    const others = APART.filter((one) => one !== folder);
    expect(circling(betweenSubjects(folderArrows(folder.split('/')[0] ?? ''), others))).not.toEqual([]);
  });

  it.each([
    ['a folder', 'app/data', 'app/data'],
    ['a folder below it', 'app/data/outbox', 'app/data'],
    ['files of the room itself', 'app', 'app'],
    ['a folder that stands apart', 'app/x/y', 'app/x/y'],
    ['what lies below it', 'app/x/y/z', 'app/x/y'],
    ['one whose name begins alike', 'app/x/yz', 'app/x'],
  ])('%s is of its subject', (_, folder, subject) => {
    expect(subjectOf(folder, ['app/x/y'])).toBe(subject);
  });

  it('form a circle where folders form none', () => {
    const arrows = [arrow('app/a', 'app/b'), arrow('app/b/below', 'app/a')];
    expect(circling(arrows)).toEqual([]);
    expect(circling(betweenSubjects(arrows))).toHaveLength(2);
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
