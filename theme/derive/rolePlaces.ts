import { contrastPairs } from '../contrast/contrast.ts';
import { type ColourKey, type ColourRow, colourTable, type Scheme, surfaceOf } from '../palette/keys.ts';
import { darkKey, defaultOf, type Palette } from '../palette/palette.ts';
import { resolve } from '../palette/resolve.ts';
import { type ColourRole, colourRoles, paletteFromRoles, type RoleColours } from './fromRoles.ts';

/**
 * How a colour of a brand is seen at a place: as it was given, in a shade because it could not be read there as it is, or in a softer one that
 * leaves room to what stands on it.
 */
export type SeenAs = 'given' | 'readable' | 'softer';

/** A place of a theme that takes a colour of the brand. */
export interface RolePlace {
  readonly key: ColourKey;
  readonly scheme: Scheme;
  readonly as: SeenAs;
  /** What is seen there. */
  readonly colour: string;
}

const schemes = ['light', 'dark'] as const;
/** Which role speaks first for a place that several change. */
const ORDER: readonly ColourRole[] = ['accent', 'text', 'ground', 'main'];
const nameOf = (key: ColourKey, scheme: Scheme) => (scheme === 'light' ? key : darkKey(key));

/** Whether a colour could be read at a place as it is, all else staying. */
function readsAt(
  palette: Palette,
  { key, kind, ...row }: ColourRow,
  scheme: Scheme,
  colour: string,
): boolean {
  const tried = resolve({ ...palette, [nameOf(key, scheme)]: colour }, scheme);
  const surface = kind === 'surface' && surfaceOf({ key, kind, ...row });
  return contrastPairs(tried).every((pair) => pair.passes || (pair.key !== key && pair.surface !== surface));
}

/** Whether a place is the main colour's where no other role takes it: what it fills, lines, icons and the chosen tile. */
const isMains = ({ brandRole, place }: ColourRow): boolean =>
  brandRole !== 'soft' || place === 'selectedTile';

/** Whether leaving a role out would change a place. */
function followsFrom(role: ColourRole, colours: RoleColours, palette: Palette) {
  const without = paletteFromRoles({ ...colours, [role]: undefined }) ?? {};
  return (name: keyof Palette) => without[name] !== palette[name];
}

/**
 * Where each colour of a brand is seen in the theme that is made of them, and how: in the order of the key table, the light
 * scheme first. A place shows a colour as it was given whether or not it would stand there without the brand; a colour that
 * has two roles is told with both.
 *
 * @param palette what `paletteFromRoles` makes of the colours
 */
export function rolePlaces(
  colours: RoleColours,
  palette: Palette,
): Readonly<Partial<Record<ColourRole, readonly RolePlace[]>>> {
  const own = colourRoles.flatMap((role) => {
    const colour = colours[role]?.slice(0, 7).toUpperCase();
    return colour ? [{ role, colour }] : [];
  });
  const others = own
    .filter(({ role }) => role !== 'main')
    .map(({ role }) => ({ role, takes: followsFrom(role, colours, palette) }))
    .sort((first, second) => ORDER.indexOf(first.role) - ORDER.indexOf(second.role));
  // A text lies on nothing: where it draws in place of the main colour, that fills.
  const roleAt = (row: ColourRow, scheme: Scheme): ColourRole | undefined =>
    others.find(
      ({ role, takes }) => !(role === 'text' && row.kind === 'surface') && takes(nameOf(row.key, scheme)),
    )?.role ?? (isMains(row) ? 'main' : undefined);
  const places: Partial<Record<ColourRole, RolePlace[]>> = {};
  for (const scheme of schemes)
    for (const row of colourTable) {
      const shown = palette[nameOf(row.key, scheme)] ?? defaultOf(nameOf(row.key, scheme));
      const isGiven = own.some(({ colour }) => colour === shown);
      const leading = isGiven ? undefined : roleAt(row, scheme);
      const seen = isGiven ? shown : own.find(({ role }) => role === leading)?.colour;
      if (!seen) continue;
      const shade = () => (readsAt(palette, row, scheme, seen) ? 'softer' : 'readable');
      const place = { key: row.key, scheme, as: isGiven ? 'given' : shade(), colour: shown } as const;
      for (const { role, colour } of own)
        if (colour === seen) places[role] = [...(places[role] ?? []), place];
    }
  return places;
}
