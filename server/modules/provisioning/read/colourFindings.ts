import { defaultLocale, languages } from '@parvis/locales/languages';
import type { Language } from '@parvis/questionnaire/analysis/words/language';
import { nearest } from '@parvis/questionnaire/model/nearest';
import { isRecord } from '@parvis/questionnaire/model/record';
import { type Repair, readablePalette } from '@parvis/theme/contrast/readable';
import { surfaceTable } from '@parvis/theme/contrast/surfaces';
import type { ColourKey, Scheme } from '@parvis/theme/palette/keys';
import {
  darkKey,
  type Palette,
  type PaletteKey,
  paletteKeys,
  parsePalette,
} from '@parvis/theme/palette/palette';
import { resolve } from '@parvis/theme/palette/resolve';
import { parseShape, shapeKeys } from '@parvis/theme/shape/shape';
import { text } from '../../../platform/lib/texts.ts';
import { say } from '../../customers/sentences.ts';
import { type Found, found } from './findings.ts';

const keyIn = (scheme: Scheme, key: ColourKey): PaletteKey => (scheme === 'dark' ? darkKey(key) : key);

const groundKeys = ({ because }: Repair): readonly ColourKey[] => [
  ...new Set(surfaceTable.find(({ surface }) => surface === because.surface)?.keys ?? []),
];

/** Prefers the key in the file: the repaired colour, its ground, or what stands on it. */
function repairPlace(palette: Palette, repair: Repair): string {
  const { scheme, key, because } = repair;
  const keys = [key, ...groundKeys(repair), because.key as ColourKey];
  const written = keys.map((one) => keyIn(scheme, one)).find((one) => Object.hasOwn(palette, one));
  return written === undefined ? 'appColors' : `appColors.${written}`;
}

function describeRepair(language: Language, palette: Palette, repair: Repair): string {
  const { scheme, key, to, because } = repair;
  const values = resolve(palette, scheme);
  const locale = languages.find(({ tag }) => tag === language)?.locale ?? defaultLocale;
  const isOwn = (one: ColourKey) => palette[keyIn(scheme, one)] !== undefined;
  const quote = (name: string) => (language === 'fr' ? `«\u202f${name}\u202f»` : `"${name}"`);
  const describe = (one: ColourKey) => {
    const name = text(`colour.${one}`, locale);
    const called = name.charAt(0).toLowerCase() + name.slice(1);
    const usual = isOwn(one) ? '' : say(language, 'repair.default');
    return `${quote(keyIn(scheme, one))} (${called}, ${values[one]}${usual})`;
  };
  // Rounds down, never up to the required ratio.
  const figure = (ratio: number) => (Math.floor(ratio * 100) / 100).toLocaleString(language);
  return say(language, isOwn(key) ? 'repairedColour' : 'repairedColour_own', {
    carried: because.key in values ? describe(because.key as ColourKey) : quote(because.key),
    grounds: groundKeys(repair).map(describe).join(say(language, 'repair.and')),
    reached: figure(because.ratio),
    needed: figure(because.required),
    scheme: say(language, `repair.${scheme}`),
    key: quote(keyIn(scheme, key)),
    own: keyIn(scheme, key),
    to,
  });
}

/** Includes repaired defaults. */
const repairFindings = (palette: Palette): Found[] =>
  readablePalette(palette).repairs.map((repair) => ({
    ...found('repairedColour', repairPlace(palette, repair)),
    words: { fr: describeRepair('fr', palette, repair), en: describeRepair('en', palette, repair) },
  }));

function paletteFindings(colours: Readonly<Record<string, unknown>>): Found[] {
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

function shapeChoiceFindings(choices: Readonly<Record<string, unknown>>): Found[] {
  const parsed = parseShape(choices);
  if (!parsed.ok) return [found('unknownShape', 'appShape', { value: 'appShape' })];
  return parsed.findings.flatMap(({ key, value, reason, options }) => {
    const place = `appShape.${key}`;
    // Fonts are also looked up in the folder.
    if (reason === 'notAddress') return [];
    if (reason === 'notOption') return found('notShapeOption', place, { value, meant: options.join(', ') });
    return found('unknownShape', place, { value: key, meant: nearest(key, shapeKeys) ?? '' });
  });
}

/** Finds unusable colours and shape choices, and repaired colours. Accepts any JSON. */
export function colourFindings(json: unknown): Found[] {
  const { appColors, appShape } = isRecord(json) ? json : {};
  return [
    ...(isRecord(appColors) ? paletteFindings(appColors) : []),
    ...(isRecord(appShape) ? shapeChoiceFindings(appShape) : []),
  ];
}
