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
import { translate as translateText } from '../../../platform/lib/texts.ts';
import { translate } from '../../customers/service.ts';
import { createFinding, type UnplacedFinding } from './findings.ts';

const toSchemeKey = (scheme: Scheme, key: ColourKey): PaletteKey => (scheme === 'dark' ? darkKey(key) : key);

const getGroundKeys = ({ because }: Repair): readonly ColourKey[] => [
  ...new Set(surfaceTable.find(({ surface }) => surface === because.surface)?.keys ?? []),
];

/** Prefers a key in the file: the repaired colour, its background, or the text on it. */
function findRepairPlace(palette: Palette, repair: Repair): string {
  const { scheme, key, because } = repair;
  const keys = [key, ...getGroundKeys(repair), because.key as ColourKey];
  const written = keys.map((one) => toSchemeKey(scheme, one)).find((one) => Object.hasOwn(palette, one));
  return written === undefined ? 'appColors' : `appColors.${written}`;
}

function describeRepair(language: Language, palette: Palette, repair: Repair): string {
  const { scheme, key, to, because } = repair;
  const values = resolve(palette, scheme);
  const locale = languages.find(({ tag }) => tag === language)?.locale ?? defaultLocale;
  const isOwn = (one: ColourKey) => palette[toSchemeKey(scheme, one)] !== undefined;
  const formatQuoted = (name: string) => (language === 'fr' ? `«\u202f${name}\u202f»` : `"${name}"`);
  const describe = (one: ColourKey) => {
    const name = translateText(`colour.${one}`, locale);
    const called = name.charAt(0).toLowerCase() + name.slice(1);
    const usual = isOwn(one) ? '' : translate(language, 'repair.default');
    return `${formatQuoted(toSchemeKey(scheme, one))} (${called}, ${values[one]}${usual})`;
  };
  // Rounds down, never up to the required ratio.
  const formatRatio = (ratio: number) => (Math.floor(ratio * 100) / 100).toLocaleString(language);
  return translate(language, isOwn(key) ? 'repairedColour' : 'repairedColour_own', {
    carried: because.key in values ? describe(because.key as ColourKey) : formatQuoted(because.key),
    grounds: getGroundKeys(repair).map(describe).join(translate(language, 'repair.and')),
    reached: formatRatio(because.ratio),
    needed: formatRatio(because.required),
    scheme: translate(language, `repair.${scheme}`),
    key: formatQuoted(toSchemeKey(scheme, key)),
    own: toSchemeKey(scheme, key),
    to,
  });
}

/** Includes repaired defaults. */
const checkRepairs = (palette: Palette): UnplacedFinding[] =>
  readablePalette(palette).repairs.map((repair) => ({
    ...createFinding('repairedColour', findRepairPlace(palette, repair)),
    words: { fr: describeRepair('fr', palette, repair), en: describeRepair('en', palette, repair) },
  }));

function checkPalette(colours: Readonly<Record<string, unknown>>): UnplacedFinding[] {
  const parsed = parsePalette(colours);
  if (!parsed.ok) return [createFinding('tooManyColours', 'appColors')];
  const unusable = parsed.findings.flatMap(({ key, value, reason }) => {
    const place = `appColors.${key}`;
    if (reason === 'notColour') return [createFinding('notColour', place, { value })];
    if (reason === 'notText') return [];
    return [createFinding('unknownColour', place, { value: key, meant: nearest(key, paletteKeys) ?? '' })];
  });
  return [...unusable, ...checkRepairs(parsed.palette)];
}

function checkShapeChoices(choices: Readonly<Record<string, unknown>>): UnplacedFinding[] {
  const parsed = parseShape(choices);
  if (!parsed.ok) return [createFinding('unknownShape', 'appShape', { value: 'appShape' })];
  return parsed.findings.flatMap(({ key, value, reason, options }) => {
    const place = `appShape.${key}`;
    // Fonts are also looked up in the folder.
    if (reason === 'notAddress') return [];
    if (reason === 'notOption')
      return createFinding('notShapeOption', place, { value, meant: options.join(', ') });
    return createFinding('unknownShape', place, { value: key, meant: nearest(key, shapeKeys) ?? '' });
  });
}

/** Includes repaired colours. Accepts any JSON. */
export function checkColours(json: unknown): UnplacedFinding[] {
  const { appColors, appShape } = isRecord(json) ? json : {};
  return [
    ...(isRecord(appColors) ? checkPalette(appColors) : []),
    ...(isRecord(appShape) ? checkShapeChoices(appShape) : []),
  ];
}
