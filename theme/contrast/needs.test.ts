import { expect, it } from 'vitest';
import { defaultPalette } from '../palette/keys.ts';
import { createReadableTest, needs } from './needs.ts';

const ratiosOf = (key: Parameters<typeof createReadableTest>[1]) =>
  (needs.get(key) ?? []).map(({ ratio }) => ratio);

it('orders keys with text requirements before shapes', () => {
  const strictest = [...needs.keys()].map((key) => Math.max(...ratiosOf(key)));
  expect(strictest).toEqual(strictest.toSorted((a, b) => b - a));
  expect([strictest.at(0), strictest.at(-1)]).toEqual([4.5, 3]);
});

it('a key without surfaces has no requirements and always passes', () => {
  const alone = (['bg1', 'hdrBg1'] as const).map((key) => [needs.has(key), ratiosOf(key)]);
  expect(alone).toEqual([
    [false, []],
    [false, []],
  ]);
  expect(createReadableTest(defaultPalette('light'), 'bg1')('#00000000')).toBe(true);
});

it('passes only where a colour reaches its ratio on all its surfaces', () => {
  const palette = { ...defaultPalette('light'), bg1: '#FFFFFF', bg2: '#FFFFFF' };
  const reads = createReadableTest(palette, 'txt');
  expect([reads('#000000'), reads('#FFFFFF'), reads('#949494')]).toEqual([true, false, false]);
});
