import { formatHex, over, parseHex } from '../colour/rgba.ts';
import { colourKeys, defaultPalette, type ResolvedPalette, type Scheme, wholePalette } from './keys.ts';
import { parseColourOrWarn, toObject } from './noPalette.ts';
import { darkKey, type Palette } from './palette.ts';

/**
 * Missing keys take defaults of that scheme. `bg1` and `bg2` become opaque over the default page. Invalid colours warn
 * in the console.
 */
export function resolve(palette: Palette, scheme: Scheme): ResolvedPalette {
  const given = toObject(palette);
  const chosen = colourKeys.map((key) => {
    const own = scheme === 'light' ? key : darkKey(key);
    return [key, parseColourOrWarn(given[own], own)];
  });
  const resolved = wholePalette(scheme, Object.fromEntries(chosen));
  const sheet = parseHex(defaultPalette(scheme).bg1);
  const makeOpaque = (hex: string): string => formatHex(over(parseHex(hex), sheet));
  return { ...resolved, bg1: makeOpaque(resolved.bg1), bg2: makeOpaque(resolved.bg2) };
}
