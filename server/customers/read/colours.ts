import { nearest } from '@parvis/questionnaire/model/nearest';
import { isRecord } from '@parvis/questionnaire/model/record';
import { paletteKeys, parsePalette } from '@parvis/theme/palette/palette';
import { type Found, found } from './findings.ts';

/** Colours that could not be used; the defaults stand in their place. What is no text at all is told with the shape. */
export function colourFindings(json: unknown): Found[] {
  const colours = isRecord(json) ? json.appColors : undefined;
  if (!isRecord(colours)) return [];
  const parsed = parsePalette(colours);
  if (!parsed.ok) return [found('tooManyColours', 'appColors')];
  return parsed.findings.flatMap(({ key, value, reason }) => {
    const place = `appColors.${key}`;
    if (reason === 'notColour') return [found('notColour', place, { value })];
    if (reason === 'notText') return [];
    return [found('unknownColour', place, { value: key, meant: nearest(key, paletteKeys) ?? '' })];
  });
}
