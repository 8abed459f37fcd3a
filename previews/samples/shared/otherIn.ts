import { readBrand } from '@parvis/theme/brand/readBrand';
import { readColour } from '@parvis/theme/colour/written';
import { paletteFromBrand } from '@parvis/theme/derive/fromBrand';
import { paletteFromRoles } from '@parvis/theme/derive/fromRoles';
import type { Palette } from '@parvis/theme/palette/palette';
import { t } from './noticeWords.ts';

/** The one colour that an address gives in place of a palette, in normal form. */
const colourIn = (value: string): string | undefined => readColour(value.trim())?.colour;

/** What an address gives in place of a palette, and the palette that can be made of it. */
interface Other {
  readonly said: string;
  readonly palette: Palette;
}

/** One colour, or a list of several, of which a palette can be made. */
export function otherIn(value: string): Other | undefined {
  const colour = colourIn(value);
  if (colour)
    return { said: t('sample.problem.oneColour', { value }), palette: paletteFromBrand(colour) ?? {} };
  const brand = readBrand(value);
  const isList = brand.ok && (brand.format === 'list' || brand.format === 'coolors');
  if (!isList || brand.colours.length < 2 || value.includes('{')) return undefined;
  return {
    said: t('sample.problem.list', { count: brand.colours.length }),
    palette: paletteFromRoles(brand.roles) ?? {},
  };
}
