import { expect, it } from 'vitest';
import { own, withOwn, without } from './own.ts';

const record = { a: 1, b: 2 };

it('finds what is its own alone', () => {
  expect([own(record, 'a'), own(record, 'c'), own(record, 'constructor'), own(undefined, 'a')]).toEqual([
    1,
    undefined,
    undefined,
    undefined,
  ]);
});

it('is the same one where nothing changes, another where something does', () => {
  expect(without(record, 'c')).toBe(record);
  expect(without(record, 'a')).toEqual({ b: 2 });
  expect(withOwn(record, 'a', 1)).toBe(record);
  expect(withOwn(record, 'c', undefined)).toBe(record);
  expect(withOwn(record, 'a', 3)).toEqual({ a: 3, b: 2 });
  expect(withOwn(record, 'b', undefined)).toEqual({ a: 1 });
  expect(record).toEqual({ a: 1, b: 2 });
});
