import { type ColourKey, colourTable, type ResolvedPalette, type Scheme } from './keys.ts';
import { darkKey, type Palette } from './palette.ts';
import { formatHex, over, parseHex } from './rgba.ts';

/** What the page itself stands on when its colours are translucent: the scheme's blank sheet. */
const sheets: Readonly<Record<Scheme, string>> = { light: '#FFFFFF', dark: '#12141C' };

/**
 * The 31 values of a palette in one scheme. A key without a value takes its default of that scheme: a palette
 * with light keys only keeps the dark defaults. The page's own colours (`bg1`, `bg2`) come out opaque.
 */
export function resolve(palette: Palette, scheme: Scheme): ResolvedPalette {
  const chosen = (key: ColourKey): string | undefined =>
    scheme === 'light' ? palette[key] : palette[darkKey(key)];
  const resolved = Object.fromEntries(
    colourTable.map((row) => [row.key, chosen(row.key) ?? row[scheme]]),
  ) as Record<ColourKey, string>;
  const opaque = (hex: string): string => formatHex(over(parseHex(hex), parseHex(sheets[scheme])));
  return { ...resolved, bg1: opaque(resolved.bg1), bg2: opaque(resolved.bg2) };
}
