import { describe, expect, it } from 'vitest';
import {
  findEntries,
  findSpecifiers,
  isShipped,
  rewriteToBuiltImports,
  toBuiltExports,
} from './shipping.mjs';

const exports = { './parts/*': './parts/*/*.tsx', './texts': './texts.tsx' };

describe('package contents', () => {
  it("match the room's subpaths, with equal text for each star", () => {
    const files = [
      'parts/Tile/Tile.tsx',
      'parts/Tile/TileMark.tsx',
      'parts/Tile/Tile.stories.tsx',
      'parts/shared/focusRing.ts',
      'texts.tsx',
    ];
    expect(findEntries(exports, files)).toEqual(['parts/Tile/Tile.tsx', 'texts.tsx']);
  });

  it.each([
    'keys.test.ts',
    'parts/Tile/Tile.stories.tsx',
    'parts/shared/StorySheet.tsx',
    'screens/Chat/chatFixture.tsx',
    'testing/fake.ts',
    'README.md',
    'inBook/words.ts',
    'inWorker/words.ts',
  ])('never include %s', (file) => {
    expect(isShipped(file)).toBe(false);
  });

  it('have the same subpaths, with types', () => {
    expect(toBuiltExports(exports)).toEqual({
      './parts/*': { types: './parts/*/*.d.ts', default: './parts/*/*.js' },
      './texts': { types: './texts.d.ts', default: './texts.js' },
    });
  });
});

describe('imports of built files', () => {
  const text = [
    "import { a } from './a.tsx';",
    'export * from "../b.ts";',
    "type C = import('./c.ts').C;",
    "import '@parvis/theme/palette/keys';",
  ].join('\n');

  it('do not match text ids that end like an import', () => {
    expect(findSpecifiers("export const t = { 'date.from': 'Depuis le', 'x': 'y' };")).toEqual([]);
  });

  it('name built files and leave other packages unchanged', () => {
    expect(findSpecifiers(rewriteToBuiltImports(text))).toEqual([
      './a.js',
      '../b.js',
      './c.js',
      '@parvis/theme/palette/keys',
    ]);
  });
});
