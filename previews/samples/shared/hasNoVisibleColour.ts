import { colourKeys, type Scheme } from '@parvis/theme/palette/keys';
import { darkKey, type Palette, type PaletteKey } from '@parvis/theme/palette/palette';

/** For the hidden scheme. */
export function hasNoVisibleColour(palette: Palette, shown: Scheme): boolean {
  const isSet = (key: PaletteKey) => palette[key] !== undefined;
  const light = colourKeys.some(isSet);
  const dark = colourKeys.map(darkKey).some(isSet);
  return shown === 'dark' ? light && !dark : dark && !light;
}
