import { nearest } from '@parvis/questionnaire/model/nearest';
import { isRecord } from '@parvis/questionnaire/model/record';
import { readablePalette } from '@parvis/theme/contrast/readable';
import { darkKey, type Palette, paletteKeys, parsePalette } from '@parvis/theme/palette/palette';
import { type Found, found } from './findings.ts';

/** Colours of the customer's own that are drawn otherwise, so that everything can be read: where, and as what. */
function repairFindings(palette: Palette): Found[] {
  return readablePalette(palette).repairs.flatMap(({ scheme, key, to }) => {
    const written = scheme === 'dark' ? darkKey(key) : key;
    if (!Object.hasOwn(palette, written)) return [];
    return [found('repairedColour', `appColors.${written}`, { value: written, meant: to, other: scheme })];
  });
}

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
