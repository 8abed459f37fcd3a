import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { caseCursorSchema } from './paging.ts';

it.each([
  ['the longest instant, its sign and the longest id', 105, true],
  ['anything longer', 106, false],
])('a place in a list of cases may be as long as %s', (_, length, taken) => {
  expect(z.safeParse(caseCursorSchema, 'x'.repeat(length)).success).toBe(taken);
});
