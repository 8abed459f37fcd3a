import { formatHex, over, parseHex } from '../colour/rgba.ts';
import { colourKeys, defaultPalette, type ResolvedPalette, type Scheme, wholePalette } from './keys.ts';
import { colourIn, orNone } from './noPalette.ts';
import { darkKey, type Palette } from './palette.ts';

/**
 * Resolves a palette in one scheme. Missing keys take that scheme's defaults, never the other scheme's colours.
 * `bg1` and `bg2` become opaque over the default page. Invalid colours warn in the console.
 */
export function resolve(palette: Palette, scheme: Scheme): ResolvedPalette {
  const given = orNone(palette);
  const chosen = colourKeys.map((key) => {
    const own = scheme === 'light' ? key : darkKey(key);
    return [key, colourIn(given[own], own)];
  });
  const resolved = wholePalette(scheme, Object.fromEntries(chosen));
  const sheet = parseHex(defaultPalette(scheme).bg1);
  const opaque = (hex: string): string => formatHex(over(parseHex(hex), sheet));
  return { ...resolved, bg1: opaque(resolved.bg1), bg2: opaque(resolved.bg2) };
}
