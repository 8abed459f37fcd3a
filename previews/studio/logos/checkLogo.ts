import { luminance, over, parseHex, type Rgba, ratioOf } from '@parvis/theme/colour/rgba';
import type { Pixels } from '@parvis/theme/derive/fromLogo';
import type { ResolvedPalette } from '@parvis/theme/palette/keys';

/** What a logo is, and how it stands out on a header. */
export interface LogoCheck {
  /** Part of the picture through which the header shows, 0 to 1. */
  readonly clear: number;
  /** Part of what is drawn that can be told from the header (ratio of at least 1.5), 0 to 1. */
  readonly seen: number;
}

/** Pixels more transparent than this are not drawn (of 255). */
const DRAWN = 16;
/** Less contrast than this is not told apart at a glance. */
const LEAST_RATIO = 1.5;

/** @param header values of the scheme in which it is looked at */
export function checkLogo({ data }: Pixels, header: Pick<ResolvedPalette, 'hdrBg1' | 'bg1'>): LogoCheck {
  const ground = over(parseHex(header.hdrBg1), parseHex(header.bg1));
  const light = luminance(ground);
  let [whole, drawn, seen] = [0, 0, 0];
  for (let at = 0; at + 3 < data.length; at += 4) {
    whole += 1;
    const alpha = data[at + 3] ?? 0;
    if (alpha < DRAWN) continue;
    drawn += 1;
    const pixel: Rgba = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, alpha / 255];
    if (ratioOf(luminance(over(pixel, ground)), light) >= LEAST_RATIO) seen += 1;
  }
  return { clear: whole === 0 ? 1 : 1 - drawn / whole, seen: drawn === 0 ? 0 : seen / drawn };
}
