import { expect, it } from 'vitest';
import { type Chunk, collectReached, findSharedPageFiles } from './chunkReach.ts';

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

it('follows static and dynamic imports, cycles and packages included', () => {
  expect([...collectReached(chunks, 'menu', 'at once')]).toEqual(['menu', 'shared', 'core']);
  expect([...collectReached(chunks, 'menu', 'ever')].sort()).toEqual([
    'core',
    'list',
    'menu',
    'shared',
    'sheet',
  ]);
});

it("shares a page's static file with all pages that ever load it, and leaves dynamic ones out", () => {
  expect([...findSharedPageFiles(chunks)].sort()).toEqual(['core', 'index', 'list', 'menu', 'shared']);
  expect(findSharedPageFiles({ ...chunks, index: chunk([], ['list'], true) })).not.toContain('list');
});
