import { table } from './table.ts';

/** The name of one themable colour. */
export type ColourKey = (typeof table)[number]['key'];

/** What a key colours: a ground that carries others, words, a pictogram, or an edge. */
export type ColourKind = 'surface' | 'text' | 'icon' | 'border';

/** Where a key is seen; the studio groups its form by it. */
export type ColourPlace = (typeof table)[number]['place'];

/** The two appearances every palette resolves to. */
export type Scheme = 'light' | 'dark';

/** A value for each key, for one scheme; written as `#RRGGBB` or `#RRGGBBAA`. */
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

/**
 * What a key takes of a brand colour when a palette is derived from one: the colour itself (`filling`; `bubble` stays
 * dark in the dark scheme), a shade beside it (`accent`), or its hue alone (`soft`). What is written on a filling
 * is black, white or nearly so.
 */
export type BrandRole = 'filling' | 'bubble' | 'accent' | 'soft';

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
  /** Direction of that gradient in degrees, as CSS takes it: 90 runs to the right, 180 down. */
  readonly angle: number | null;
  /** What may lie under a surface and shines through when it is translucent. Empty for the page, and unless the key is a surface. */
  readonly standsOn: readonly Surface[];
  /** Empty unless the key is a surface. */
  readonly mustCarry: readonly Carried[];
  readonly brandRole: BrandRole;
}

type WrittenRow = (typeof table)[number];
type NameOf<Key> = Key extends `${infer Name}1` ? Name : never;

/** A pair of surface keys (`…1`, `…2`) drawn as one blend, named by what they have in common. */
export type Gradient = NameOf<Extract<WrittenRow, { angle: number }>['key']>;

type End = `${Gradient}${1 | 2}`;

/** A surface of one colour. */
export type PlainSurface = Exclude<Extract<WrittenRow, { kind: 'surface' }>['key'], End>;

/** Anything that can lie under text: a blend or a plain surface. */
export type Surface = Gradient | PlainSurface;

const usual = { angle: null, standsOn: [], mustCarry: [], brandRole: 'soft' } as const;

/** The table, one row a key, in the order in which it is documented. */
export const colourTable: readonly ColourRow[] = table.map((row) => ({
  ...usual,
  ...row,
  pairedWith: 'angle' in row ? otherEnd(row.key) : null,
}));

/** `bg1` ↔ `bg2` */
function otherEnd(key: End): End {
  return (key.slice(0, -1) + (key.endsWith('1') ? 2 : 1)) as End;
}

/** The keys in table order. */
export const colourKeys: readonly ColourKey[] = table.map((row) => row.key);

/** The surface that a surface's row is, or is one end of. */
export function surfaceOf({ key, pairedWith }: ColourRow): Surface {
  return (pairedWith ? key.slice(0, -1) : key) as Surface;
}

/** The angle of each gradient in degrees, as CSS takes it; other surfaces have none. */
export const gradients: ReadonlyMap<Surface, number> = new Map(
  colourTable.flatMap((row) => (row.angle === null ? [] : [[surfaceOf(row), row.angle] as const])),
);

/** The fixed outline colours of case types; no part of a palette. Each reaches 3:1 on both default grounds. */
export const caseOutlines: Readonly<Record<CaseType, string>> = {
  rescue: '#C2570C',
  police: '#2F6FDB',
  fire: '#D63A2F',
  health: '#178A5B',
  emergency: '#B4369A',
  social: '#7A6FD0',
};

/** The public name of the custom property that holds a key's colour on an element. */
export function customProperty<K extends ColourKey | OutlineKey>(key: K): `--pv-colors-${K}` {
  return `--pv-colors-${key}`;
}

/** `rescue` → `outlineRescue`. */
export function outlineKey(caseType: CaseType): OutlineKey {
  return `outline${caseType.charAt(0).toUpperCase()}${caseType.slice(1)}` as OutlineKey;
}

/** A value for every key in one scheme: those given, and the scheme's default where there is none. */
export function wholePalette(
  scheme: Scheme,
  given: Readonly<Partial<Record<string, string>>>,
): ResolvedPalette {
  return Object.fromEntries(table.map((row) => [row.key, given[row.key] ?? row[scheme]])) as Record<
    ColourKey,
    string
  >;
}

/** The defaults of one scheme. */
export function defaultPalette(scheme: Scheme): ResolvedPalette {
  return wholePalette(scheme, {});
}
