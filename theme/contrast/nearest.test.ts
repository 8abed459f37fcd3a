import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oklchOf } from '../colour/oklch.ts';
import { contrast } from './contrast.ts';
import { nearestPassing } from './nearest.ts';

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);
const apart = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);

describe('nearestPassing', () => {
  it('reaches any ratio that black or white reaches', () => {
    fc.assert(
      fc.property(hex, hex, fc.constantFrom(3, 4.5), (colour, ground, ratio) => {
        const found = nearestPassing(colour, ground, ratio) ?? expect.fail('nothing found');
        expect(contrast(found, ground)).toBeGreaterThanOrEqual(ratio);
      }),
    );
  });

  it('keeps a passing colour and moves others minimally', () => {
    expect(nearestPassing('#181818', '#FFFFFF', 4.5)).toBe('#181818');
    const found = nearestPassing('#3D7BFF', '#FFFFFF', 4.5) ?? '';
    expect(contrast(found, '#FFFFFF')).toBeLessThan(4.6);
  });

  it('prefers the lighter of two equal shades', () => {
    expect(nearestPassing('#808080', '#808080', 1.05)).toBe('#848484');
  });

  it('keeps the hue', () => {
    fc.assert(
      fc.property(hex, (colour) => {
        const found = nearestPassing(colour, '#FFFFFF', 4.5) ?? expect.fail('nothing found');
        const [before, after] = [oklchOf(colour), oklchOf(found)];
        // No visible hue.
        if (Math.min(before.chroma, after.chroma) > 0.04)
          expect(apart(before.hue, after.hue)).toBeLessThan(12);
      }),
    );
  });

  it('accepts every notation and returns null for invalid colours or unreachable ratios', () => {
    expect(nearestPassing('#eee', 'rgb(255, 255, 255)', 3)).toMatch(/^#[0-9A-F]{6}$/);
    expect(nearestPassing('url(x)', '#FFFFFF', 3)).toBeNull();
    expect(nearestPassing('#FFFFFF', 'nothing', 3)).toBeNull();
    expect(nearestPassing('#FFFFFF', '#808080', 21)).toBeNull();
  });
});
