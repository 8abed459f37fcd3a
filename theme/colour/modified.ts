/** What tools for tokens do to a colour before it is seen. By culori; read with whole brand books alone. */
import { converter, interpolate } from 'culori/fn';
import { paled } from './oklch.ts';
import { readColour, type WrittenColour } from './written.ts';

const [toLch, toHsl, toRgb] = [converter('lch'), converter('hsl'), converter('rgb')];

const WHITE = '#FFFFFF';
const BLACK = '#000000';

/** A colour on its way to black or white: in LCH by its lightness, and paler; in HSL by its lightness; else by all channels. */
function towards(colour: string, end: string, share: number, space: string) {
  const most = end === WHITE ? 1 : 0;
  const [lch, hsl] = [toLch(colour), toHsl(colour)];
  if (space === 'lch' && lch)
    return { ...lch, l: lch.l + (most * 100 - lch.l) * share, c: lch.c * (1 - share) };
  if (space === 'hsl' && hsl) return { ...hsl, l: hsl.l + (most - hsl.l) * share };
  if (space !== 'p3' && space !== 'srgb') return null;
  return interpolate([colour, end], space === 'p3' ? 'p3' : 'rgb')(share);
}

/** A change of a colour as a file of tokens has it: each is text until it is made. */
export interface Change {
  /** `lighten`, `darken`, `mix` or `alpha`. */
  readonly type: string;
  /** From not at all (0) to all the way (1). */
  readonly amount: string;
  /** `lch`, `hsl`, `p3` or `srgb`; colours are mixed in Lab whatever it says. */
  readonly space: string;
  /** What it is mixed with. */
  readonly other: string;
}

/** The amount as a share of one: `0.2`, `20%`. */
function shareOf(text: string): number | null {
  const share = text.endsWith('%') ? Number.parseFloat(text) / 100 : Number.parseFloat(text);
  return Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : null;
}

function changed(colour: string, { type, amount, space, other }: Change) {
  const share = shareOf(amount);
  if (share === null) return null;
  if (type === 'lighten') return towards(colour, WHITE, share, space);
  if (type === 'darken') return towards(colour, BLACK, share, space);
  const beside = type === 'mix' ? readColour(other)?.colour.slice(0, 7) : undefined;
  return beside ? interpolate([colour, beside], 'lab')(share) : null;
}

/**
 * A colour as it is seen once Tokens Studio changed it, paler where no screen has it. How much of it shines through is left out: colours of a brand are opaque.
 *
 * @returns null where the change, or what it needs, is not known
 */
export function modified({ colour, exact }: WrittenColour, change: Change): WrittenColour | null {
  const own = colour.slice(0, 7);
  if (change.type === 'alpha') return { colour: own, exact };
  const found = changed(own, change);
  if (!found) return null;
  const { r, g, b } = toRgb(found);
  return { colour: paled([r, g, b]), exact };
}
