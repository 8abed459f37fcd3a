import { type Oklch, oklchOf, shade } from '../colour/oklch.ts';
import { brand } from '../palette/brand.ts';

/** Default brand. */
export const model = oklchOf(brand.lightPrimary);

/** Lower chroma has no hue. */
export const GREY = 0.002;
const MOST_VIVID = 1.15;

/** 0 … 1, and chroma in sRGB. */
export function formatOklch({ lightness, ...rest }: Oklch): string {
  const held = Math.min(1, Math.max(0, lightness));
  return shade({ lightness: held, ...rest }, held);
}

/** Hue and chroma relation of `value`, applied to `from`; keeps the lightness of `value`. */
export function applyRelation(own: Oklch, value: Oklch, from: Oklch = model): Oklch {
  return {
    lightness: value.lightness,
    chroma: (own.chroma * value.chroma) / from.chroma,
    hue: own.hue + value.hue - from.hue,
  };
}

/** Greys stay grey. */
export function applyTint(own: Oklch, value: string): string {
  const usual = oklchOf(value);
  if (usual.chroma < GREY) return value;
  return formatOklch(
    applyRelation({ ...own, chroma: Math.min(own.chroma, model.chroma * MOST_VIVID) }, usual),
  );
}

export function applyDarkTint(own: Oklch, value: string): string {
  return formatOklch(limitBrown(oklchOf(applyTint(own, value))));
}

/** Light shades on dark. */
const MOST_BRIGHT = 0.15;

export function getBright(own: Oklch, value: Oklch, from: Oklch = model): Oklch {
  return { ...applyRelation(own, value, from), chroma: Math.min(own.chroma, MOST_BRIGHT) };
}

/** Lighter brands keep their lightness, under dark text. */
const PALE = 0.7;

const measureHueDistance = (hue: number, other: number): number => {
  const apart = Math.abs(hue - other) % 360;
  return Math.min(apart, 360 - apart);
};

/**
 * Light reds look like salmon: dark-scheme reds stay deeper and more vivid. Towards brown chroma stays: a more vivid
 * terracotta is orange.
 */
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
const findRed = (own: Oklch) =>
  measureHueDistance(own.hue, RED.hue) <= RED.within ? REDS.find(({ isOne }) => isOne(own)) : undefined;

/** For white text in the dark scheme. */
function deriveDarkRed(own: Oklch, least: number): Oklch {
  const { from, to, deeper } = RED.brown;
  const share = Math.min(1, Math.max(0, (to - own.hue) / (to - from)));
  const lack = Math.max(0, RED.chroma.least - own.chroma);
  return {
    ...own,
    lightness: Math.max(own.lightness, lack > 0 ? least - deeper * (1 - share) : least),
    chroma: Math.min(own.chroma + lack * share, RED.chroma.most),
  };
}

/** Lightens black most, mid grey to the default. */
const GREYISH = 0.015;
const TURNED = { black: 0.96, fall: 0.6 } as const;
/** Near black. */
const UNSEEN = { chroma: 0.03, from: 0.2, within: 0.06 } as const;

/** Black becomes white; colours keep the default. */
function getDarkLightness({ lightness, chroma }: Oklch, usual: number): number {
  const white = Math.max(usual, TURNED.black - TURNED.fall * lightness ** 2);
  const darkness = Math.min(1, Math.max(0, (UNSEEN.from - lightness) / UNSEEN.within));
  const seen = Math.max(0, chroma - UNSEEN.chroma * darkness);
  return usual + (white - usual) * Math.max(0, 1 - seen / GREYISH);
}

const BROWN = { hue: 65, within: 40, chroma: 0.011, freed: 0.001 } as const;

/** On brown and olive grounds. */
export function limitBrown(colour: Oklch): Oklch {
  const beyond = Math.max(0, measureHueDistance(colour.hue, BROWN.hue) - BROWN.within);
  return { ...colour, chroma: Math.min(colour.chroma, BROWN.chroma + beyond * BROWN.freed) };
}

export function deriveDarkFilling(own: Oklch, value: Oklch, from: Oklch = model): string {
  const red = findRed(own);
  if (red) return formatOklch(deriveDarkRed(own, red.lightness));
  const lightness = getDarkLightness(own, value.lightness);
  return formatOklch(own.lightness > lightness ? own : { ...getBright(own, value, from), lightness });
}

/** Pale brands are lighter. */
export function deriveDarkBubble(own: Oklch, value: Oklch, from: Oklch = model): string {
  const lightness = getDarkLightness(own, value.lightness);
  return formatOklch(own.lightness > PALE ? own : { ...applyRelation(own, value, from), lightness });
}
