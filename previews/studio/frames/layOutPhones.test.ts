import { describe, expect, test } from 'vitest';
import { layOutPhones } from './layOutPhones.ts';
import { PHONE } from './views.ts';

describe('phones in a container', () => {
  test('shows four in a row in a wide container, two rows in a tall one', () => {
    expect(layOutPhones(4, 1600, 700).columns).toBe(4);
    expect(layOutPhones(4, 800, 1600).columns).toBe(2);
  });

  test('wraps phones too small to read, with the second row visible', () => {
    const { columns, scale } = layOutPhones(4, 784, 690);
    expect(columns).toBe(2);
    expect(scale).toBeGreaterThan(0.6);
    expect(PHONE.height * scale).toBeLessThan(690 - 50);
  });

  test('prefers two large phones to a row of four small ones', () => {
    expect(layOutPhones(4, 698, 584)).toEqual({ columns: 2, scale: 0.6 });
    const { columns, scale } = layOutPhones(4, 698, 480);
    expect(columns).toBe(2);
    expect(scale).toBeGreaterThan(0.5);
  });

  test("fits a desktop to the container's width, with the second below it", () => {
    const { columns, scale } = layOutPhones(2, 698, 560, { width: 1280, height: 800 });
    expect(columns).toBe(1);
    expect(scale).toBeGreaterThan(0.45);
    expect(1280 * scale).toBeLessThan(698 - 32);
  });

  test('scrolls a container too small for readable phones', () => {
    expect(layOutPhones(4, 300, 350)).toEqual({ columns: 4, scale: 0.4 });
  });
});
