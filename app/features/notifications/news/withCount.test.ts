import { expect, test } from 'vitest';
import { withCount } from './withCount.ts';

test.each([
  ['Mes signalements', 2, '(2) Mes signalements'],
  ['(2) Mes signalements', 3, '(3) Mes signalements'],
  ['(2) (1) Mes signalements', 0, 'Mes signalements'],
  ['Salle (12) du stade', 1, '(1) Salle (12) du stade'],
])('the title %s with %i unread', (title, count, told) => {
  expect(withCount(title, count)).toBe(told);
});
