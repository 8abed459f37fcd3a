/**
 * The one table of colour keys. Schema, types, defaults, tokens, contrast checks and the studio's form all
 * follow from it: a key is added here and nowhere else. Data without words; names for people are text ids (`guide.ts`).
 *
 * The pairs are those of the design, and three that the drawn parts need besides: `reportBtnBrdr` also on header,
 * bottom bar and drawer, at 3:1. The defaults pass them.
 */

/** Least contrast of text, and of icons that carry a label (WCAG 2.2, 1.4.3, level AA). */
const TEXT = 4.5;
/** Least contrast of icons, edges and outlines (WCAG 2.2, 1.4.11). */
const SHAPE = 3;

const NOTHING = [] as const;
const PAGE_TEXT = [{ key: 'txt', ratio: TEXT }] as const;
/** Progress stands under the header, the edge of a focused composer in the bar: they need the edge colour there. */
const ON_BAR = [
  { key: 'txt', ratio: TEXT },
  { key: 'reportBtnBrdr', ratio: SHAPE },
] as const;
/** Rating stars are drawn with the edge colour. */
const ON_DRAWER = [
  { key: 'drawerTxt', ratio: TEXT },
  { key: 'reportBtnBrdr', ratio: SHAPE },
] as const;
const ON_PAGE = [
  { key: 'txt', ratio: TEXT },
  { key: 'reportBtnBrdr', ratio: SHAPE },
  { key: 'outlineRescue', ratio: SHAPE },
  { key: 'outlinePolice', ratio: SHAPE },
  { key: 'outlineFire', ratio: SHAPE },
  { key: 'outlineHealth', ratio: SHAPE },
  { key: 'outlineEmergency', ratio: SHAPE },
  { key: 'outlineSocial', ratio: SHAPE },
] as const;
const ON_TILE = [
  { key: 'mainBtnTxt1', ratio: TEXT },
  { key: 'mainBtnTxt2', ratio: TEXT },
  { key: 'mainBtnImg', ratio: SHAPE },
] as const;
/** The selected tile has no text key of its own, so its surface carries the tile's. */
const ON_SELECTED_TILE = [
  { key: 'mainBtnTxt1', ratio: TEXT },
  { key: 'mainBtnTxt2', ratio: TEXT },
  { key: 'mainBtnSelImg', ratio: SHAPE },
] as const;

// biome-ignore format: one row a key reads as a table
const rows = [
  { key: 'bg1', kind: 'surface', place: 'page', light: '#FFFFFF', dark: '#12141C', pairedWith: 'bg2', mustCarry: ON_PAGE },
  { key: 'bg2', kind: 'surface', place: 'page', light: '#F5F7FD', dark: '#171A26', pairedWith: 'bg1', mustCarry: ON_PAGE },
  { key: 'txt', kind: 'text', place: 'page', light: '#181818', dark: '#F2F4FA', pairedWith: null, mustCarry: NOTHING },
  { key: 'hdrBg1', kind: 'surface', place: 'header', light: '#EDF0FB', dark: '#1B1F2E', pairedWith: 'hdrBg2', mustCarry: ON_BAR },
  { key: 'hdrBg2', kind: 'surface', place: 'header', light: '#E4E9FA', dark: '#202538', pairedWith: 'hdrBg1', mustCarry: ON_BAR },
  { key: 'footBg', kind: 'surface', place: 'footer', light: '#EDF0FB', dark: '#1B1F2E', pairedWith: null, mustCarry: ON_BAR },
  { key: 'inputBg', kind: 'surface', place: 'field', light: '#FFFFFF', dark: '#232838', pairedWith: null, mustCarry: PAGE_TEXT },
  { key: 'mainBtnBg1', kind: 'surface', place: 'tile', light: '#FFFFFF', dark: '#1E2333', pairedWith: 'mainBtnBg2', mustCarry: ON_TILE },
  { key: 'mainBtnBg2', kind: 'surface', place: 'tile', light: '#F5F7FD', dark: '#232A3D', pairedWith: 'mainBtnBg1', mustCarry: ON_TILE },
  { key: 'mainBtnImg', kind: 'icon', place: 'tile', light: '#1752E3', dark: '#9DB4FF', pairedWith: null, mustCarry: NOTHING },
  { key: 'mainBtnTxt1', kind: 'text', place: 'tile', light: '#181818', dark: '#F2F4FA', pairedWith: null, mustCarry: NOTHING },
  { key: 'mainBtnTxt2', kind: 'text', place: 'tile', light: '#4A5168', dark: '#B4BCD2', pairedWith: null, mustCarry: NOTHING },
  { key: 'mainBtnSelBg1', kind: 'surface', place: 'selectedTile', light: '#DCE5FF', dark: '#24326B', pairedWith: 'mainBtnSelBg2', mustCarry: ON_SELECTED_TILE },
  { key: 'mainBtnSelBg2', kind: 'surface', place: 'selectedTile', light: '#CBD8FF', dark: '#1D2A63', pairedWith: 'mainBtnSelBg1', mustCarry: ON_SELECTED_TILE },
  { key: 'mainBtnSelImg', kind: 'icon', place: 'selectedTile', light: '#0132E1', dark: '#C9D6FF', pairedWith: null, mustCarry: NOTHING },
  { key: 'reportBtnBrdr', kind: 'border', place: 'report', light: '#0132E1', dark: '#8FA9FF', pairedWith: null, mustCarry: NOTHING },
  { key: 'reportBtnTxt', kind: 'text', place: 'report', light: '#FFFFFF', dark: '#0B1030', pairedWith: null, mustCarry: NOTHING },
  { key: 'reportBtnBg', kind: 'surface', place: 'report', light: '#1752E3', dark: '#8FA9FF', pairedWith: null, mustCarry: [{ key: 'reportBtnTxt', ratio: TEXT }] },
  { key: 'navBtnBg', kind: 'surface', place: 'navigation', light: '#E4E9FA', dark: '#262C40', pairedWith: null, mustCarry: PAGE_TEXT },
  { key: 'msgEventBg1', kind: 'surface', place: 'systemMessage', light: '#F5F7FD', dark: '#1E2333', pairedWith: 'msgEventBg2', mustCarry: PAGE_TEXT },
  { key: 'msgEventBg2', kind: 'surface', place: 'systemMessage', light: '#EDF0FB', dark: '#232A3D', pairedWith: 'msgEventBg1', mustCarry: PAGE_TEXT },
  { key: 'msgMineBg', kind: 'surface', place: 'myMessage', light: '#1752E3', dark: '#2B50D8', pairedWith: null, mustCarry: [{ key: 'msgMineTxt', ratio: TEXT }] },
  { key: 'msgMineTxt', kind: 'text', place: 'myMessage', light: '#FFFFFF', dark: '#FFFFFF', pairedWith: null, mustCarry: NOTHING },
  { key: 'msgOthersBg', kind: 'surface', place: 'othersMessage', light: '#EDF0FB', dark: '#262C40', pairedWith: null, mustCarry: [{ key: 'msgOthersTxt', ratio: TEXT }] },
  { key: 'msgOthersTxt', kind: 'text', place: 'othersMessage', light: '#181818', dark: '#F2F4FA', pairedWith: null, mustCarry: NOTHING },
  { key: 'btn1Bg', kind: 'surface', place: 'firstButton', light: '#1752E3', dark: '#8FA9FF', pairedWith: null, mustCarry: [{ key: 'btn1Fill', ratio: TEXT }] },
  { key: 'btn1Fill', kind: 'icon', place: 'firstButton', light: '#FFFFFF', dark: '#0B1030', pairedWith: null, mustCarry: NOTHING },
  { key: 'btn2Bg', kind: 'surface', place: 'secondButton', light: '#E4E9FA', dark: '#262C40', pairedWith: null, mustCarry: [{ key: 'btn2Fill', ratio: TEXT }] },
  { key: 'btn2Fill', kind: 'icon', place: 'secondButton', light: '#0132E1', dark: '#AFC1FF', pairedWith: null, mustCarry: NOTHING },
  { key: 'drawerBg', kind: 'surface', place: 'drawer', light: '#FFFFFF', dark: '#1A1E2C', pairedWith: null, mustCarry: ON_DRAWER },
  { key: 'drawerTxt', kind: 'text', place: 'drawer', light: '#181818', dark: '#F2F4FA', pairedWith: null, mustCarry: NOTHING },
] as const;

/** The name of one themable colour. */
export type ColourKey = (typeof rows)[number]['key'];

/** What a key colours: a ground that carries others, words, a pictogram, or an edge. */
export type ColourKind = 'surface' | 'text' | 'icon' | 'border';

/** Where a key is seen; the studio groups its form by it. */
export type ColourPlace = (typeof rows)[number]['place'];

/** The two appearances every palette resolves to. */
export type Scheme = 'light' | 'dark';

/** A value for each of the 31 keys, for one scheme; written as `#RRGGBB` or `#RRGGBBAA`. */
export type ResolvedPalette = Readonly<Record<ColourKey, string>>;

/** The type of a case, shown by the colour of its outline (and always in words beside it). */
export type CaseType = 'rescue' | 'police' | 'fire' | 'health' | 'emergency' | 'social';

/** The token of a case type's outline. */
export type OutlineKey = `outline${Capitalize<CaseType>}`;

/** A colour that stands on a surface, and the WCAG ratio it must reach there. */
export interface Carried {
  readonly key: ColourKey | OutlineKey;
  readonly ratio: number;
}

/** One row of the table. */
export interface ColourRow {
  readonly key: ColourKey;
  readonly kind: ColourKind;
  readonly place: ColourPlace;
  /** Default in the light scheme. */
  readonly light: string;
  /** Default in the dark scheme. */
  readonly dark: string;
  /** The other end of the gradient this key is one end of. */
  readonly pairedWith: ColourKey | null;
  /** Empty unless the key is a surface. */
  readonly mustCarry: readonly Carried[];
}

/** The table, one row a key, in the order in which it is documented. */
export const colourTable: readonly ColourRow[] = rows;

/** The 31 keys in table order. */
export const colourKeys: readonly ColourKey[] = rows.map((row) => row.key);

/** The gradients, named by what their two keys (`…1`, `…2`) have in common. */
export const gradients = ['bg', 'hdrBg', 'mainBtnBg', 'mainBtnSelBg', 'msgEventBg'] as const;

/** A pair of surface keys drawn as one blend. */
export type Gradient = (typeof gradients)[number];

type End = `${Gradient}${1 | 2}`;

/** A surface of one colour. */
export type PlainSurface = Exclude<Extract<(typeof rows)[number], { kind: 'surface' }>['key'], End>;

/** Anything that can lie under text: a blend or a plain surface. */
export type Surface = Gradient | PlainSurface;

/** The fixed outline colours of case types; no part of a palette. Each reaches 3:1 on both default grounds. */
export const caseOutlines: Readonly<Record<CaseType, string>> = {
  rescue: '#C2570C',
  police: '#2F6FDB',
  fire: '#D63A2F',
  health: '#178A5B',
  emergency: '#B4369A',
  social: '#7A6FD0',
};

/** The product's own colours, from which the defaults are made (product specification, brand colours). */
export const brand = {
  primary: '#0132E1',
  lightPrimary: '#1752E3',
  font: '#181818',
  header: '#EDF0FB',
} as const;

/** The public name of the custom property that holds a key's colour on an element. */
export function customProperty<K extends ColourKey | OutlineKey>(key: K): `--pv-colors-${K}` {
  return `--pv-colors-${key}`;
}

/** `rescue` → `outlineRescue`. */
export function outlineKey(caseType: CaseType): OutlineKey {
  return `outline${caseType.charAt(0).toUpperCase()}${caseType.slice(1)}` as OutlineKey;
}

/** The defaults of one scheme. */
export function defaultPalette(scheme: Scheme): ResolvedPalette {
  return Object.fromEntries(rows.map((row) => [row.key, row[scheme]])) as Record<ColourKey, string>;
}
