import { describe, expect, it } from 'vitest';
import { shapeOf } from './frame.ts';

describe('the room kept for a picture', () => {
  it('has the shape of the picture, within bounds', () => {
    expect(shapeOf(600, 400)).toBe(1.5);
    expect(shapeOf(4000, 100)).toBe(2);
    expect(shapeOf(100, 4000)).toBe(0.8);
  });

  it('has a usual shape where that of the picture is not known', () => {
    expect(shapeOf(undefined, 400)).toBeCloseTo(4 / 3);
    expect(shapeOf(0, 0, 16 / 9)).toBeCloseTo(16 / 9);
  });
});
