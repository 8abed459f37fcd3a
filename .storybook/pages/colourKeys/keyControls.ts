import { guide } from '@parvis/theme/palette/guide';
import { type ColourKey, colourKeys, defaultPalette } from '@parvis/theme/palette/keys';
import { colourWords } from './words.ts';

/** A control per colour key, grouped and described as in the table. */
export const keyControls = Object.fromEntries(
  guide.flatMap((group) =>
    group.keys.map(({ key, title, role }) => [
      key,
      {
        name: `${colourWords.fr[title]} (${key})`,
        description: colourWords.fr[role],
        control: { type: 'color', presetColors: [] },
        table: {
          category: colourWords.fr[group.title],
          defaultValue: { summary: defaultPalette('light')[key] },
        },
      },
    ]),
  ),
);

/** The controls' values as a palette; untouched ones are omitted. */
export const paletteOf = (
  args: Partial<Record<ColourKey, string>>,
  toKey: (key: ColourKey) => string,
): Record<string, string> =>
  Object.fromEntries(colourKeys.flatMap((key) => (args[key] ? [[toKey(key), args[key]]] : [])));
