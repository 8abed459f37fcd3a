import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { caseCursorSchema, pageSize } from './paging.ts';

it.each([
  ['the longest instant, a sign and the longest id', 105, true],
  ['anything longer', 106, false],
])('accepts a case cursor as long as %s', (_, length, taken) => {
  expect(z.safeParse(caseCursorSchema, 'x'.repeat(length)).success).toBe(taken);
});

it.each([
  [undefined, true],
  [0, false],
  [1, true],
  [7, true],
  [8, false],
  [1.5, false],
])('with a maximum of seven, a page of %s is accepted: %s', (size, taken) => {
  expect(z.safeParse(pageSize(7), size).success).toBe(taken);
});
