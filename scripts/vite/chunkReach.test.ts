import { expect, it } from 'vitest';
import { type Chunk, reachedFrom, withPages } from './chunkReach.ts';

const chunk = (imports: string[], dynamicImports: string[] = [], isEntry = false): Chunk => ({
  imports,
  dynamicImports,
  isEntry,
});
const chunks = {
  menu: chunk(['shared'], ['sheet'], true),
  index: chunk(['list'], ['shared'], true),
  shared: chunk(['core', 'react']),
  core: chunk(['shared']),
  list: chunk([]),
  sheet: chunk(['list', 'core']),
};

it('a file leads to what it imports, at once or at any time, circles and packages beside it included', () => {
  expect([...reachedFrom(chunks, 'menu', 'at once')]).toEqual(['menu', 'shared', 'core']);
  expect([...reachedFrom(chunks, 'menu', 'ever')].sort()).toEqual([
    'core',
    'list',
    'menu',
    'shared',
    'sheet',
  ]);
});

it('what one page has at once is with all pages that ever lead to it, and what none has at once with none', () => {
  expect([...withPages(chunks)].sort()).toEqual(['core', 'index', 'list', 'menu', 'shared']);
  expect(withPages({ ...chunks, index: chunk([], ['list'], true) })).not.toContain('list');
});
