import { describe, expect, it, test } from 'vitest';
import {
  type Arrow,
  betweenSubjects,
  circling,
  findBypassedServices,
  folderArrows,
  readSources,
  sourcesOf,
} from './folderGraph.ts';

const ROOMS = ['theme', 'locales', 'questionnaire', 'api', 'ui', 'previews', 'app', 'server'];

const arrow = (from: string, to: string): Arrow => ({ from, to, because: `${from} → ${to}` });

describe('folders of a room', () => {
  it.each(ROOMS)('%s: have no import cycle', (room) => {
    expect(sourcesOf(room).length).toBeGreaterThan(5);
    expect(circling(folderArrows(room)).map(({ because }) => because)).toEqual([]);
  });
});

describe('subjects of a room, subfolders included', () => {
  it.each(ROOMS)('%s: have no import cycle', (room) => {
    const found = circling(betweenSubjects(folderArrows(room)));
    expect(found.map(({ because }) => because)).toEqual([]);
  });
});

describe('an import cycle of folders', () => {
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
});

test('a module of the server is imported by its service file only', () => {
  expect(findBypassedServices(readSources('server'))).toEqual([]);
  const planted = findBypassedServices([
    ['server/http/guard.ts', "import { lockCase } from '../modules/cases/caseRows.ts';"],
    ['server/modules/privacy/erase.ts', "import { x } from '../cases/service.ts';"],
  ]);
  expect(planted).toEqual(['server/http/guard.ts imports server/modules/cases/caseRows.ts']);
});
