import { loaders, type Texts } from '@parvis/locales/areas';
import { locales } from '@parvis/locales/languages';
import { visions } from '@parvis/theme/colour/vision';
import { surfaceTable } from '@parvis/theme/contrast/surfaces';
import { guide } from '@parvis/theme/palette/guide';
import { caseOutlines, colourTable, outlineKey } from '@parvis/theme/palette/keys';
import { describe, expect, it } from 'vitest';

/** Neither may import the other. */
const wanted = [
  ...guide.flatMap(({ title, role, keys }) => [title, role, ...keys.flatMap((key) => [key.title, key.role])]),
  ...colourTable.map(({ kind }) => `colour.kind.${kind}`),
  ...surfaceTable.map(({ surface }) => `colour.surface.${surface}`),
  ...(Object.keys(caseOutlines) as (keyof typeof caseOutlines)[]).map((type) => `colour.${outlineKey(type)}`),
  ...visions.map((vision) => `colour.vision.${vision}`),
];

describe.each(locales)('colour words in %s', (locale) => {
  it('name every key, group, kind, surface, outline and vision mode', async () => {
    const words: Texts = await loaders[locale].colours();
    for (const id of wanted)
      expect([id, words[id]?.trim() !== '' && typeof words[id]]).toEqual([id, 'string']);
  });

  it('give every key a unique name', async () => {
    const words: Texts = await loaders[locale].colours();
    const names = guide.flatMap((group) => group.keys.map(({ title }) => words[title]));
    expect(new Set(names).size).toBe(names.length);
  });
});
