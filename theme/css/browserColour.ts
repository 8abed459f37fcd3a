import { formatHex, over, parseHex } from '../colour/rgba.ts';
import type { ResolvedPalette } from '../palette/keys.ts';

/** `<meta name="theme-color">`: header over page. */
export function browserColour({ hdrBg1, bg1 }: Pick<ResolvedPalette, 'hdrBg1' | 'bg1'>): string {
  return formatHex(over(parseHex(hdrBg1), parseHex(bg1)));
}
