import { expect, it } from 'vitest';
import { isRecord } from './record.ts';

it.each([
  [{}, true],
  [{ a: 1 }, true],
  [Object.create(null), true],
  [[], false],
  [null, false],
  [undefined, false],
  ['text', false],
  [7, false],
])('%j can be taken apart: %s', (value, record) => {
  expect(isRecord(value)).toBe(record);
});
