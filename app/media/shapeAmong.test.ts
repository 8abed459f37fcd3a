import { expect, test } from 'vitest';
import { shapeAmong } from './shapeAmong.ts';

test.each([
  [1, 'own'],
  [2, '4:3 4:3'],
  [3, '4:3 4:3 2:1'],
  [4, '4:3 4:3 4:3 4:3'],
  [5, '4:3 4:3 4:3 4:3 2:1'],
])('%i pictures of a message fill their rows: %s', (count, expected) => {
  const shapes = Array.from({ length: count }, (_, at) => shapeAmong(at, count));
  expect(shapes.map((one) => (one ? `${one.width}:${one.height}` : 'own')).join(' ')).toBe(expected);
});
