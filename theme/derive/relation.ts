import { type Oklch, oklchOf, shade } from '../colour/oklch.ts';
import { brand } from '../palette/brand.ts';

/** The colour the default palette was made from. */
export const model = oklchOf(brand.lightPrimary);

/** Below this a colour is grey: its hue means nothing. */
export const GREY = 0.002;
/** A brand more vivid than the product's own makes soft colours hardly more vivid than the defaults. */
const MOST_VIVID = 1.15;

/** A colour by its parts; the lightness is held to 0 … 1 and the chroma to sRGB. */
export function drawn({ lightness, ...rest }: Oklch): string {
  const held = Math.min(1, Math.max(0, lightness));
  return shade({ lightness: held, ...rest }, held);
}

/** What stands to `own` in hue and vividness as `value` stands to `from`; its lightness is that of `value`. */
export function beside(own: Oklch, value: Oklch, from: Oklch = model): Oklch {
  return {
    lightness: value.lightness,
    chroma: (own.chroma * value.chroma) / from.chroma,
    hue: own.hue + value.hue - from.hue,
  };
}

/** A default ground or text turned to a brand's hue; greys stay grey. */
export function soft(own: Oklch, value: string): string {
  const usual = oklchOf(value);
  if (usual.chroma < GREY) return value;
  return drawn(beside({ ...own, chroma: Math.min(own.chroma, model.chroma * MOST_VIVID) }, usual));
}

/** The same of a default ground of the dark scheme. */
export function softDark(own: Oklch, value: string): string {
  return drawn(darkGround(oklchOf(soft(own, value))));
}

/** The most vivid a light shade on a dark ground becomes. */
const MOST_BRIGHT = 0.15;

/** A light shade of a colour for the dark scheme, as light as a default, and as vivid as the hue allows there. */
export function bright(own: Oklch, value: Oklch, from: Oklch = model): Oklch {
  return { ...beside(own, value, from), chroma: Math.min(own.chroma, MOST_BRIGHT) };
}

/** Brands lighter than this keep their lightness in the dark scheme's bubble, under dark text. */
const PALE = 0.7;

const apartFrom = (hue: number, other: number): number => {
  const apart = Math.abs(hue - other) % 360;
  return Math.min(apart, 360 - apart);
};

/** Pale reds are corals and salmons: a red stays deeper in the dark, and more vivid; a deep one under white words. Towards brown a red is as vivid as it was: more so, a terracotta is an orange. */
const RED = {
  hue: 27,
  within: 25,
  brown: { from: 34.5, to: 36.5, deeper: 0.015 },
  chroma: { least: 0.17, most: 0.21 },
} as const;
const REDS = [
  { isOne: ({ chroma }: Oklch) => chroma >= RED.chroma.least, lightness: 0.68 },
  { isOne: ({ chroma, lightness }: Oklch) => chroma >= 0.1 && lightness < 0.58, lightness: 0.58 },
] as const;
const redOf = (own: Oklch) =>
  apartFrom(own.hue, RED.hue) <= RED.within ? REDS.find(({ isOne }) => isOne(own)) : undefined;

/** A red in the dark, no darker than asked for: as vivid as a red is, towards brown as it was, and then a trace deeper, for white words. */
function darkRed(own: Oklch, least: number): Oklch {
  const { from, to, deeper } = RED.brown;
  const share = Math.min(1, Math.max(0, (to - own.hue) / (to - from)));
  const lack = Math.max(0, RED.chroma.least - own.chroma);
  return {
    ...own,
    lightness: Math.max(own.lightness, lack > 0 ? least - deeper * (1 - share) : least),
    chroma: Math.min(own.chroma + lack * share, RED.chroma.most),
  };
}

/** Below this chroma a colour is the greyer the less it has; black turns as light as this, a mid grey as the default. */
const GREYISH = 0.015;
const TURNED = { black: 0.96, fall: 0.6 } as const;
/** Of a colour as dark as this no eye sees so little chroma: a black with a trace of brown is a black. */
const UNSEEN = { chroma: 0.03, from: 0.2, within: 0.06 } as const;

/** What is dark by being black is white in the dark, as ink on a page is; what has a hue stands as the defaults do. */
function turned({ lightness, chroma }: Oklch, usual: number): number {
  const white = Math.max(usual, TURNED.black - TURNED.fall * lightness ** 2);
  const darkness = Math.min(1, Math.max(0, (UNSEEN.from - lightness) / UNSEEN.within));
  const seen = Math.max(0, chroma - UNSEEN.chroma * darkness);
  return usual + (white - usual) * Math.max(0, 1 - seen / GREYISH);
}

/** Dark oranges are browns and dark yellows olives: the nearer a hue is to them, the less a dark ground has of it. */
const BROWN = { hue: 65, within: 40, chroma: 0.011, freed: 0.001 } as const;

/** A ground of the dark scheme, of brown and olive only a trace. */
export function darkGround(colour: Oklch): Oklch {
  const beyond = Math.max(0, apartFrom(colour.hue, BROWN.hue) - BROWN.within);
  return { ...colour, chroma: Math.min(colour.chroma, BROWN.chroma + beyond * BROWN.freed) };
}

/** A brand filling in the dark scheme: no darker than the default. */
export function darkFilling(own: Oklch, value: Oklch, from: Oklch = model): string {
  const red = redOf(own);
  if (red) return drawn(darkRed(own, red.lightness));
  const lightness = turned(own, value.lightness);
  return drawn(own.lightness > lightness ? own : { ...bright(own, value, from), lightness });
}

/** The reader's bubble in the dark scheme: as dark as the default, unless the brand is pale. */
export function darkBubble(own: Oklch, value: Oklch, from: Oklch = model): string {
  const lightness = turned(own, value.lightness);
  return drawn(own.lightness > PALE ? own : { ...beside(own, value, from), lightness });
}
