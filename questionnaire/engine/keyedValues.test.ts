import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getOwn, omitKey, resolveKeyedValue, setOwn } from './keyedValues.ts';

test.each([
  ['a plain value', 'x', [], 'x'],
  ['a plain list', ['x'], ['a'], ['x']],
  ['the first key in order', { b: 'B', a: 'A' }, ['a', 'b'], 'B'],
  ['the default', { b: 'B', default: 'D' }, ['a'], 'D'],
  ['nothing', { b: 'B' }, ['a'], undefined],
  ['a key again', { a: { b: 'AB', default: 'A' }, b: 'B' }, ['a', 'b'], 'AB'],
  ['nothing inside the key that won', { a: { c: 'AC' }, default: 'D' }, ['a'], undefined],
  ['the default, never as a flag', { default: 'D', a: 'A' }, ['default', 'a'], 'A'],
  ['null, said on purpose', { a: null, default: 'D' }, ['a'], null],
  ['null as it is', null, ['a'], null],
  ['only keys of its own', {}, ['constructor'], undefined],
])('resolves %s', (_name, keyed, env, expected) => {
  expect(resolveKeyedValue<string | string[] | null>(keyed, new Set(env))).toEqual(expected);
});

test('resolves to a value of the map, and to the default without flags', () => {
  const map = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'default'), fc.string());
  fc.assert(
    fc.property(map, fc.subarray(['a', 'b', 'c']), (keyed, flags) => {
      const picked = resolveKeyedValue(keyed, new Set(flags));
      expect(resolveKeyedValue(keyed, new Set())).toBe(keyed.default);
      if (picked !== undefined) expect(Object.values(keyed)).toContain(picked);
    }),
    { numRuns: 300 },
  );
});

const record = { a: 1, b: 2 };

test('finds own keys only', () => {
  expect([
    getOwn(record, 'a'),
    getOwn(record, 'c'),
    getOwn(record, 'constructor'),
    getOwn(undefined, 'a'),
  ]).toEqual([1, undefined, undefined, undefined]);
});

test('returns the same record where nothing changes, another where something does', () => {
  expect(omitKey(record, 'c')).toBe(record);
  expect(omitKey(record, 'a')).toEqual({ b: 2 });
  expect(setOwn(record, 'a', 1)).toBe(record);
  expect(setOwn(record, 'c', undefined)).toBe(record);
  expect(setOwn(record, 'a', 3)).toEqual({ a: 3, b: 2 });
  expect(setOwn(record, 'b', undefined)).toEqual({ a: 1 });
  expect(record).toEqual({ a: 1, b: 2 });
});
