import { clampChroma, converter, modeOklab, modeOklch, modeRgb, useMode as register } from 'culori/fn';
import { describe, expect, test } from 'vitest';
import { oklchOf, shade } from './oklch.ts';
import { formatHex, parseHex } from './rgba.ts';

for (const mode of [modeRgb, modeOklab, modeOklch]) register(mode);
const toOklch = converter('oklch');
const toRgb = converter('rgb');

/** A fixed sample. */
const spread = Array.from({ length: 2_000 }, (_, index) => {
  const number = ((index * 2_654_435_761) >>> 8) & 0xffffff;
  return `#${number.toString(16).padStart(6, '0').toUpperCase()}`;
});

describe('compared with culori', () => {
  test('converts colours alike', () => {
    for (const hex of spread) {
      const [red, green, blue] = parseHex(hex);
      const { l, c, h = 0 } = toOklch({ mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 });
      const { lightness, chroma, hue } = oklchOf(hex);
      expect(Math.abs(lightness - l)).toBeLessThan(1e-9);
      expect(Math.abs(chroma - c)).toBeLessThan(1e-9);
      if (chroma > 1e-6) expect(Math.abs(hue - h)).toBeLessThan(1e-6);
    }
  });

  test('produces the most vivid shades of sRGB', () => {
    spread.forEach((hex, index) => {
      const { lightness: _, chroma, hue } = oklchOf(hex);
      const lightness = 0.01 + (0.98 * (index % 97)) / 96;
      const asked = { mode: 'oklch', l: lightness, c: chroma, h: hue } as const;
      const asIs = toRgb(asked);
      // Tolerates rounding.
      const isShown = [asIs.r, asIs.g, asIs.b].every((one) => Math.abs(one - 0.5) < 0.5 + 0.5 / 255);
      const { r, g, b } = isShown ? asIs : toRgb(clampChroma(asked, 'oklch'));
      const wanted = formatHex([r * 255, g * 255, b * 255, 1]);
      const [mine, theirs] = [parseHex(shade(oklchOf(hex), lightness)), parseHex(wanted)];
      mine.forEach((channel, at) => {
        expect(Math.abs(channel - (theirs[at] ?? Number.NaN))).toBeLessThanOrEqual(1);
      });
    });
  });
});
