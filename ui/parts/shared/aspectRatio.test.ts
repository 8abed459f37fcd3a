import { describe, expect, it } from 'vitest';
import { getAspectRatio } from './aspectRatio.ts';

describe('aspect ratio of a picture placeholder', () => {
  it('equals the picture ratio, within limits', () => {
    expect(getAspectRatio(600, 400)).toBe(1.5);
    expect(getAspectRatio(4000, 100)).toBe(2);
    expect(getAspectRatio(100, 4000)).toBe(0.8);
  });

  it('falls back to the default ratio for an unknown size', () => {
    expect(getAspectRatio(undefined, 400)).toBeCloseTo(4 / 3);
    expect(getAspectRatio(0, 0, 16 / 9)).toBeCloseTo(16 / 9);
  });
});
