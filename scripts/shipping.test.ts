import { describe, expect, it } from 'vitest';
import { builtExports, entriesOf, isShipped, specifiersOf, withBuiltImports } from './shipping.mjs';

const exports = { './parts/*': './parts/*/*.tsx', './texts': './texts.tsx' };

describe('what a package ships', () => {
  it('is what the subpaths of its room offer, each star standing for the same text', () => {
    const files = [
      'parts/Tile/Tile.tsx',
      'parts/Tile/TileMark.tsx',
      'parts/Tile/Tile.stories.tsx',
      'parts/shared/focusRing.ts',
      'texts.tsx',
    ];
    expect(entriesOf(exports, files)).toEqual(['parts/Tile/Tile.tsx', 'texts.tsx']);
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
  ])('is never %s', (file) => {
    expect(isShipped(file)).toBe(false);
  });

  it('is offered under the same subpaths, with types', () => {
    expect(builtExports(exports)).toEqual({
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

  it('are no words of a text whose id ends like an import', () => {
    expect(specifiersOf("export const t = { 'date.from': 'Depuis le', 'x': 'y' };")).toEqual([]);
  });

  it('name what was built, and leave other packages alone', () => {
    expect(specifiersOf(withBuiltImports(text))).toEqual([
      './a.js',
      '../b.js',
      './c.js',
      '@parvis/theme/palette/keys',
    ]);
  });
});
