import { expect, test } from 'vitest';
import { extendSelection, toggleCase } from './selection.ts';

const csids = ['a', 'b', 'c', 'd'];

test('toggles one case', () => {
  expect([...toggleCase(new Set(['a']), 'b')]).toEqual(['a', 'b']);
  expect([...toggleCase(new Set(['a', 'b']), 'a')]).toEqual(['b']);
});

test.each([
  ['down', 'b', 'd', ['a', 'b', 'c', 'd']],
  ['up', 'd', 'c', ['a', 'd', 'c']],
  ['from a row that is gone', 'x', 'c', ['a', 'c']],
] as const)('extends a selection by a range %s', (_, anchor, csid, selected) => {
  expect([...extendSelection(new Set(['a']), csids, anchor, csid)].toSorted()).toEqual(selected.toSorted());
});

test('selects at most 500 cases', () => {
  const many = Array.from({ length: 501 }, (_, n) => `case-${n}`);
  expect(extendSelection(new Set(), many, 'case-0', 'case-500').size).toBe(500);
});
