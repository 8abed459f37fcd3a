import { nearest } from '@parvis/questionnaire/model/nearest';
import { isRecord } from '@parvis/questionnaire/model/record';
import { type Repair, readablePalette } from '@parvis/theme/contrast/readable';
import type { ColourKey } from '@parvis/theme/palette/keys';
import { type Palette, paletteKeys, parsePalette } from '@parvis/theme/palette/palette';
import { groundOf, nameIn, repairWords } from './colourWords.ts';
import { type Found, found } from './findings.ts';

/** Where a repaired colour is told: where it is written, else where what it stands on is, or what stands on it. */
function placeOf(palette: Palette, repair: Repair): string {
  const { scheme, key, because } = repair;
  const isSet = (one: string): boolean => Object.hasOwn(palette, one);
  const keys = [key, ...groundOf(repair), because.key as ColourKey];
  const written = keys.map((one) => nameIn(scheme, one)).find(isSet);
  return written === undefined ? 'appColors' : `appColors.${written}`;
}

/** Colours that are drawn otherwise, so that everything can be read, defaults among them: where, and as what. */
const repairFindings = (palette: Palette): Found[] =>
  readablePalette(palette).repairs.map((repair) => ({
    severity: 'warning',
    id: 'repairedColour',
    place: placeOf(palette, repair),
    words: repairWords(palette, repair),
  }));

/** Colours that could not be used, where the defaults stand in their place, and those that are drawn otherwise. What is no text at all is told with the shape. */
export function colourFindings(json: unknown): Found[] {
  const colours = isRecord(json) ? json.appColors : undefined;
  if (!isRecord(colours)) return [];
  const parsed = parsePalette(colours);
  if (!parsed.ok) return [found('tooManyColours', 'appColors')];
  const unusable = parsed.findings.flatMap(({ key, value, reason }) => {
    const place = `appColors.${key}`;
    if (reason === 'notColour') return [found('notColour', place, { value })];
    if (reason === 'notText') return [];
    return [found('unknownColour', place, { value: key, meant: nearest(key, paletteKeys) ?? '' })];
  });
  return [...unusable, ...repairFindings(parsed.palette)];
}
