import { formatHex, parseHex } from './rgba.ts';

/** sRGB to OKLab (Björn Ottosson; CSS Color 4, section 9.3) without a library, for small pages. */

/** sRGB 0 to 1, or OKLab. */
type Triple = readonly [number, number, number];

const linearise = (channel: number): number =>
  Math.abs(channel) <= 0.04045
    ? channel / 12.92
    : Math.sign(channel) * ((Math.abs(channel) + 0.055) / 1.055) ** 2.4;

const encodeChannel = (channel: number): number =>
  Math.abs(channel) > 0.0031308
    ? Math.sign(channel) * (1.055 * Math.abs(channel) ** (1 / 2.4) - 0.055)
    : channel * 12.92;

/** Greys have no hue. */
function convertToOklab([red, green, blue]: Triple): Triple {
  const [r, g, b] = [linearise(red), linearise(green), linearise(blue)];
  const l = Math.cbrt(0.412221469470763 * r + 0.5363325372617348 * g + 0.0514459932675022 * b);
  const m = Math.cbrt(0.2119034958178252 * r + 0.6806995506452344 * g + 0.1073969535369406 * b);
  const s = Math.cbrt(0.0883024591900564 * r + 0.2817188391361215 * g + 0.6299787016738222 * b);
  const lightness = 0.210454268309314 * l + 0.7936177747023054 * m - 0.0040720430116193 * s;
  if (red === green && green === blue) return [lightness, 0, 0];
  return [
    lightness,
    1.9779985324311684 * l - 2.4285922420485799 * m + 0.450593709617411 * s,
    0.0259040424655478 * l + 0.7827717124575296 * m - 0.8086757549230774 * s,
  ];
}

/** Outside sRGB, channels leave 0 to 1. */
function convertFromOklab([lightness, a, b]: Triple): Triple {
  const l = (lightness + 0.3963377773761749 * a + 0.2158037573099136 * b) ** 3;
  const m = (lightness - 0.1055613458156586 * a - 0.0638541728258133 * b) ** 3;
  const s = (lightness - 0.0894841775298119 * a - 1.2914855480194092 * b) ** 3;
  return [
    encodeChannel(4.0767416360759574 * l - 3.3077115392580616 * m + 0.2309699031821044 * s),
    encodeChannel(-1.2684379732850317 * l + 2.6097573492876887 * m - 0.3413193760026573 * s),
    encodeChannel(-0.0041960761386756 * l - 0.7034186179359362 * m + 1.7076146940746117 * s),
  ];
}

/** Lightness 0 to 1, chroma 0 to about 0.4, hue in degrees. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/** OKLab: distances match perception. */
export function getOklab(hex: string): readonly [lightness: number, a: number, b: number] {
  const [red, green, blue] = parseHex(hex);
  return convertToOklab([red / 255, green / 255, blue / 255]);
}

/** Ignores alpha. */
export function oklchOf(hex: string): Oklch {
  const [lightness, a, b] = getOklab(hex);
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return { lightness, chroma: Math.sqrt(a * a + b * b), hue: hue < 0 ? hue + 360 : hue };
}

/** OKLab: invisible below 0.02, clear from 0.05. */
export function distanceOf(first: string, second: string): number {
  const [one, other] = [getOklab(first), getOklab(second)];
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

/** Rounding of a channel. */
const ROUNDING = 0.5 / 255;
const RESOLUTION = 0.4 / 2 ** 13;

const isInRange = (channels: Triple, outside: number): boolean =>
  channels.every((channel) => channel >= -outside && channel <= 1 + outside);

/** By bisection, until sRGB can show it. */
function fitToSrgb({ chroma, hue }: Oklch, lightness: number): Triple {
  const angle = (hue / 180) * Math.PI;
  const getChannels = (vivid: number) =>
    convertFromOklab([lightness, vivid * Math.cos(angle), vivid * Math.sin(angle)]);
  const whole = getChannels(chroma);
  if (isInRange(whole, ROUNDING)) return whole;
  let [start, end] = [0, chroma];
  while (end - start > RESOLUTION) {
    const middle = (start + end) / 2;
    if (isInRange(getChannels(middle), 0)) start = middle;
    else end = middle;
  }
  return getChannels(start);
}

/** Keeps the hue, with the most chroma sRGB allows; opaque, normal form. */
export function shade(colour: Oklch, lightness: number): string {
  if (lightness <= 0) return '#000000';
  if (lightness >= 1) return '#FFFFFF';
  const [red, green, blue] = fitToSrgb(colour, lightness);
  return formatHex([red * 255, green * 255, blue * 255, 1]);
}
