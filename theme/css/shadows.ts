import { luminance, parseHex } from '../colour/rgba.ts';
import type { ResolvedPalette } from '../palette/keys.ts';
import { createShadows, type Shadows } from './inkShadows.ts';

/** From the darker of text and page; no `color-mix`, for older browsers. */
export function createPaletteShadows(palette: Pick<ResolvedPalette, 'txt' | 'bg1'>): Shadows {
  const dark = luminance(parseHex(palette.bg1)) < luminance(parseHex(palette.txt));
  return createShadows((dark ? palette.bg1 : palette.txt).slice(0, 7), dark);
}
