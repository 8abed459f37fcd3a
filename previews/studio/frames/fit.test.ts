import { describe, expect, test } from 'vitest';
import { fitPhones } from './fit.ts';
import { PHONE } from './views.ts';

describe('phones in a room', () => {
  test('a wide room shows four beside each other, a tall one in two rows', () => {
    expect(fitPhones(4, 1600, 700).columns).toBe(4);
    expect(fitPhones(4, 800, 1600).columns).toBe(2);
  });

  test('that would be too small to read stand in rows, the second of which is seen to be there', () => {
    const { columns, scale } = fitPhones(4, 784, 690);
    expect(columns).toBe(2);
    expect(scale).toBeGreaterThan(0.6);
    expect(PHONE.height * scale).toBeLessThan(690 - 50);
  });

  test('a desk is as wide as its room, and the second one stands below it', () => {
    const { columns, scale } = fitPhones(2, 698, 560, { width: 1280, height: 800 });
    expect(columns).toBe(1);
    expect(scale).toBeGreaterThan(0.45);
    expect(1280 * scale).toBeLessThan(698 - 32);
  });

  test('a room that is too small is scrolled, so that they can still be judged', () => {
    expect(fitPhones(4, 300, 350)).toEqual({ columns: 4, scale: 0.4 });
  });
});
