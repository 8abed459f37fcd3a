import { table } from './table.ts';

export type ColourKey = (typeof table)[number]['key'];

export type ColourKind = 'surface' | 'text' | 'icon' | 'border';

/** Groups the studio's form. */
export type ColourPlace = (typeof table)[number]['place'];

export type Scheme = 'light' | 'dark';

/** `#RRGGBB` or `#RRGGBBAA` per key. */
export type ResolvedPalette = Readonly<Record<ColourKey, string>>;

/** Shown by an outline, always in words too. */
export type CaseType = 'rescue' | 'police' | 'fire' | 'health' | 'emergency' | 'social';

export type OutlineKey = `outline${Capitalize<CaseType>}`;

/** With its WCAG ratio. */
export interface Carried {
  readonly key: ColourKey | OutlineKey;
  readonly ratio: number;
}

/**
 * Use of the brand: itself (`filling`; `bubble` stays dark in the dark scheme), a shade (`accent`), or its hue
 * (`soft`). Text on a filling is black, white or nearly so.
 */
export type BrandRole = 'filling' | 'bubble' | 'accent' | 'soft';

export interface ColourRow {
  readonly key: ColourKey;
  readonly kind: ColourKind;
  readonly place: ColourPlace;
  readonly light: string;
  readonly dark: string;
  readonly pairedWith: ColourKey | null;
  /** CSS degrees: 90 runs right, 180 down. */
  readonly angle: number | null;
  /** Below a translucent surface; empty for the page and other kinds. */
  readonly standsOn: readonly Surface[];
  readonly mustCarry: readonly Carried[];
  readonly brandRole: BrandRole;
}

type WrittenRow = (typeof table)[number];
type NameOf<Key> = Key extends `${infer Name}1` ? Name : never;

/** Keys `…1` and `…2`, by common name. */
export type Gradient = NameOf<Extract<WrittenRow, { angle: number }>['key']>;

type End = `${Gradient}${1 | 2}`;

export type PlainSurface = Exclude<Extract<WrittenRow, { kind: 'surface' }>['key'], End>;

export type Surface = Gradient | PlainSurface;

const usual = { angle: null, standsOn: [], mustCarry: [], brandRole: 'soft' } as const;

export const colourTable: readonly ColourRow[] = table.map((row) => ({
  ...usual,
  ...row,
  pairedWith: 'angle' in row ? getOtherEnd(row.key) : null,
}));

/** `bg1` ↔ `bg2` */
function getOtherEnd(key: End): End {
  return (key.slice(0, -1) + (key.endsWith('1') ? 2 : 1)) as End;
}

export const colourKeys: readonly ColourKey[] = table.map((row) => row.key);

export function getSurface({ key, pairedWith }: ColourRow): Surface {
  return (pairedWith ? key.slice(0, -1) : key) as Surface;
}

/** CSS degrees. */
export const gradients: ReadonlyMap<Surface, number> = new Map(
  colourTable.flatMap((row) => (row.angle === null ? [] : [[getSurface(row), row.angle] as const])),
);

/** Outside the palette; 3:1 on both default pages. */
export const caseOutlines: Readonly<Record<CaseType, string>> = {
  rescue: '#C2570C',
  police: '#2F6FDB',
  fire: '#D63A2F',
  health: '#178A5B',
  emergency: '#B4369A',
  social: '#7A6FD0',
};

/** Public name of a key's custom property. */
export function customProperty<K extends ColourKey | OutlineKey>(key: K): `--pv-colors-${K}` {
  return `--pv-colors-${key}`;
}

/** `rescue` → `outlineRescue`. */
export function outlineKey(caseType: CaseType): OutlineKey {
  return `outline${caseType.charAt(0).toUpperCase()}${caseType.slice(1)}` as OutlineKey;
}

export function wholePalette(
  scheme: Scheme,
  given: Readonly<Partial<Record<string, string>>>,
): ResolvedPalette {
  return Object.fromEntries(table.map((row) => [row.key, given[row.key] ?? row[scheme]])) as Record<
    ColourKey,
    string
  >;
}

export function defaultPalette(scheme: Scheme): ResolvedPalette {
  return wholePalette(scheme, {});
}
