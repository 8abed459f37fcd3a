/**
 * Between a screen's colours and OKLab (Björn Ottosson; CSS Color 4, section 9.3): a space in which distances are what the eye
 * sees. Written out, since a library brings its parsers of every notation along to pages that never read one.
 */

/** Three numbers: channels of a screen from 0 to 1, or lightness with two axes of hue. */
export type Triple = readonly [number, number, number];

const linear = (channel: number): number =>
  Math.abs(channel) <= 0.04045
    ? channel / 12.92
    : Math.sign(channel) * ((Math.abs(channel) + 0.055) / 1.055) ** 2.4;

const curved = (channel: number): number =>
  Math.abs(channel) > 0.0031308
    ? Math.sign(channel) * (1.055 * Math.abs(channel) ** (1 / 2.4) - 0.055)
    : channel * 12.92;

/** sRGB channels from 0 to 1 as OKLab. A grey has no hue at all. */
export function oklabOfChannels([red, green, blue]: Triple): Triple {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
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

/** OKLab as sRGB channels, which lie outside of 0 to 1 where no screen shows the colour. */
export function channelsOfOklab([lightness, a, b]: Triple): Triple {
  const l = (lightness + 0.3963377773761749 * a + 0.2158037573099136 * b) ** 3;
  const m = (lightness - 0.1055613458156586 * a - 0.0638541728258133 * b) ** 3;
  const s = (lightness - 0.0894841775298119 * a - 1.2914855480194092 * b) ** 3;
  return [
    curved(4.0767416360759574 * l - 3.3077115392580616 * m + 0.2309699031821044 * s),
    curved(-1.2684379732850317 * l + 2.6097573492876887 * m - 0.3413193760026573 * s),
    curved(-0.0041960761386756 * l - 0.7034186179359362 * m + 1.7076146940746117 * s),
  ];
}
