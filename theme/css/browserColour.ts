import { formatHex, over, parseHex } from '../colour/rgba.ts';
import type { ResolvedPalette } from '../palette/keys.ts';

/** The colour for `<meta name="theme-color">`, one for each scheme: that of the header, opaque, as it lies on the page. */
export function browserColour({ hdrBg1, bg1 }: Pick<ResolvedPalette, 'hdrBg1' | 'bg1'>): string {
  return formatHex(over(parseHex(hdrBg1), parseHex(bg1)));
}
