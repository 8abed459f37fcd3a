/** Shades of a colour, by culori. Not for what a phone loads: `readable.ts`, `derive/` and the studio use it. */
import {
  clampChroma,
  converter,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode as register,
} from 'culori/fn';
import { formatHex, parseHex } from './rgba.ts';

register(modeRgb);
register(modeLrgb);
register(modeOklab);
register(modeOklch);

const toOklch = converter('oklch');
const toRgb = converter('rgb');

/** A colour by how light it looks (0 to 1), how vivid (0 to about 0.4) and its hue in degrees. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/** Takes a colour in normal form apart; alpha is ignored. */
export function oklchOf(hex: string): Oklch {
  const [red, green, blue] = parseHex(hex);
  const { l, c, h } = toOklch({ mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 });
  return { lightness: l, chroma: c, hue: h ?? 0 };
}

/** The same colour as a point: lightness and two axes of hue, in which distances are what the eye sees. */
export function oklabOf(hex: string): readonly [lightness: number, a: number, b: number] {
  const { lightness, chroma, hue } = oklchOf(hex);
  const angle = (hue * Math.PI) / 180;
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
}

/** How far apart two colours look (OKLab): below 0.02 nobody tells them apart, from about 0.05 on everybody does. */
export function distanceOf(first: string, second: string): number {
  const [one, other] = [oklabOf(first), oklabOf(second)];
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

/** Half a step of a channel: a colour of the screen that was computed may lie so far outside. */
const ROUNDING = 0.5 / 255;
const isShown = (channel: number): boolean => channel > -ROUNDING && channel < 1 + ROUNDING;

/** The colour at another lightness: same hue, as vivid as sRGB allows there. Opaque, in normal form. */
export function shade({ chroma, hue }: Oklch, lightness: number): string {
  // Black and white exactly: what nothing darker or lighter can be.
  if (lightness <= 0) return '#000000';
  if (lightness >= 1) return '#FFFFFF';
  const wanted = { mode: 'oklch', l: lightness, c: chroma, h: hue } as const;
  const asIs = toRgb(wanted);
  const { r, g, b } = [asIs.r, asIs.g, asIs.b].every(isShown) ? asIs : toRgb(clampChroma(wanted, 'oklch'));
  return formatHex([r * 255, g * 255, b * 255, 1]);
}
