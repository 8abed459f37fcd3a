import { luminance, over, parseHex, type Rgba, ratioOf } from '@parvis/theme/colour/rgba';
import type { Pixels } from '@parvis/theme/derive/fromLogo';
import type { ResolvedPalette } from '@parvis/theme/palette/keys';

/** Contrast of a logo with a header. */
export interface LogoCheck {
  /** Transparent share, 0 to 1. */
  readonly clear: number;
  /** Share of drawn pixels with a ratio of at least 1.5, 0 to 1. */
  readonly seen: number;
  /** Share of drawn pixels that merge with the header and touch it, 0 to 1; enclosed ones do not count. */
  readonly lost: number;
}

/** Alpha of a drawn pixel, of 255. */
const DRAWN = 16;
/** Visible at a glance. */
const LEAST_RATIO = 1.5;

/** Alpha of 255; lower ones are pale edges. */
const SOLID = 200;

type Kind = 'clear' | 'edge' | 'told' | 'alike';

function classifyPixels({ data }: Pixels, header: Pick<ResolvedPalette, 'hdrBg1' | 'bg1'>): readonly Kind[] {
  const ground = over(parseHex(header.hdrBg1), parseHex(header.bg1));
  const light = luminance(ground);
  const kinds: Kind[] = [];
  for (let at = 0; at + 3 < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0;
    const pixel: Rgba = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, alpha / 255];
    if (alpha < DRAWN) kinds.push('clear');
    else if (ratioOf(luminance(over(pixel, ground)), light) >= LEAST_RATIO) kinds.push('told');
    else kinds.push(alpha < SOLID ? 'edge' : 'alike');
  }
  return kinds;
}

/** Header-coloured, connected to transparent ones. */
function countConnected(kinds: readonly Kind[], width: number): number {
  const reached = new Uint8Array(kinds.length);
  const next = kinds.flatMap((kind, at) => (kind === 'clear' ? [at] : []));
  for (const at of next) reached[at] = 1;
  let found = 0;
  for (let at = next.pop(); at !== undefined; at = next.pop()) {
    if (kinds[at] === 'alike') found += 1;
    const column = at % width;
    const beside = [at - width, at + width, column > 0 ? at - 1 : -1, column < width - 1 ? at + 1 : -1];
    for (const other of beside) {
      const kind = kinds[other];
      if (reached[other] || (kind !== 'alike' && kind !== 'edge')) continue;
      reached[other] = 1;
      next.push(other);
    }
  }
  return found;
}

/** @param header of the shown scheme */
export function checkLogo(pixels: Pixels, header: Pick<ResolvedPalette, 'hdrBg1' | 'bg1'>): LogoCheck {
  const kinds = classifyPixels(pixels, header);
  const count = (...some: readonly Kind[]) => kinds.filter((kind) => some.includes(kind)).length;
  const drawn = kinds.length - count('clear');
  return {
    clear: kinds.length === 0 ? 1 : count('clear') / kinds.length,
    seen: drawn === 0 ? 0 : count('told') / drawn,
    lost: drawn === 0 || !pixels.width ? 0 : countConnected(kinds, pixels.width) / drawn,
  };
}
