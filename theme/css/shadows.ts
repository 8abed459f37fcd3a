import { luminance, parseHex } from '../colour/rgba.ts';
import type { ResolvedPalette } from '../palette/keys.ts';

/** Shadow values of the two elevations. */
export type Shadows = { readonly low: string; readonly high: string };

/**
 * Shadows mixed from a palette: the darker of text and page, thinned. Written as plain colours instead of
 * `color-mix`, so that they hold in every browser and inside nested themes.
 */
export function shadowsOf(palette: Pick<ResolvedPalette, 'txt' | 'bg1'>): Shadows {
  const dark = luminance(parseHex(palette.bg1)) < luminance(parseHex(palette.txt));
  const ink = (dark ? palette.bg1 : palette.txt).slice(0, 7);
  const near = dark ? '66' : '14';
  const far = dark ? '99' : '29';
  return {
    low: `0 1px 2px ${ink}${near}, 0 1px 3px ${ink}${near}`,
    high: `0 2px 6px ${ink}${near}, 0 12px 32px ${ink}${far}`,
  };
}
