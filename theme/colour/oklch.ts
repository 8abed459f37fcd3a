/** Shades of a colour. Not for the first view: `readable.ts`, `derive/`, the sample pages and the studio use it. */
import { channelsOfOklab, oklabOfChannels, type Triple } from './oklab.ts';
import { formatHex, parseHex } from './rgba.ts';

/** A colour by how light it looks (0 to 1), how vivid (0 to about 0.4) and its hue in degrees. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/** The same colour as a point: lightness and two axes of hue, in which distances are what the eye sees. */
export function oklabOf(hex: string): readonly [lightness: number, a: number, b: number] {
  const [red, green, blue] = parseHex(hex);
  return oklabOfChannels([red / 255, green / 255, blue / 255]);
}

/** Takes a colour in normal form apart; alpha is ignored. */
export function oklchOf(hex: string): Oklch {
  const [lightness, a, b] = oklabOf(hex);
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return { lightness, chroma: Math.sqrt(a * a + b * b), hue: hue < 0 ? hue + 360 : hue };
}

/** How far apart two colours look (OKLab): below 0.02 nobody tells them apart, from about 0.05 on everybody does. */
export function distanceOf(first: string, second: string): number {
  const [one, other] = [oklabOf(first), oklabOf(second)];
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

/** Half a step of a channel: a colour of the screen that was computed may lie so far outside. */
const ROUNDING = 0.5 / 255;
/** How exactly the most vivid shade is looked for. */
const RESOLUTION = 0.4 / 2 ** 13;

const lies = (channels: Triple, outside: number): boolean =>
  channels.every((channel) => channel >= -outside && channel <= 1 + outside);

/** The channels of the colour, as vivid as a screen shows it: its chroma is halved towards the greatest that fits. */
function shown({ chroma, hue }: Oklch, lightness: number): Triple {
  const angle = (hue / 180) * Math.PI;
  const at = (vivid: number) =>
    channelsOfOklab([lightness, vivid * Math.cos(angle), vivid * Math.sin(angle)]);
  const whole = at(chroma);
  if (lies(whole, ROUNDING)) return whole;
  let [start, end] = [0, chroma];
  while (end - start > RESOLUTION) {
    const middle = (start + end) / 2;
    if (lies(at(middle), 0)) start = middle;
    else end = middle;
  }
  return at(start);
}

/** A colour of a screen for channels (0 to 1) that may lie beyond it: paler where it is too vivid, of the same hue and lightness. */
export function paled(channels: Triple): string {
  const [red, green, blue] = channels;
  if (lies(channels, ROUNDING)) return formatHex([red * 255, green * 255, blue * 255, 1]);
  const [lightness, a, b] = oklabOfChannels(channels);
  return shade({ lightness, chroma: Math.hypot(a, b), hue: (Math.atan2(b, a) * 180) / Math.PI }, lightness);
}

/** The colour at another lightness: same hue, as vivid as sRGB allows there. Opaque, in normal form. */
export function shade(colour: Oklch, lightness: number): string {
  // Black and white exactly: what nothing darker or lighter can be.
  if (lightness <= 0) return '#000000';
  if (lightness >= 1) return '#FFFFFF';
  const [red, green, blue] = shown(colour, lightness);
  return formatHex([red * 255, green * 255, blue * 255, 1]);
}
