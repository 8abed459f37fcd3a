import { expect, it } from 'vitest';
import { inOrder, madeFrom } from './made.ts';

it('a ledger is written in the order of names, whatever order its lines came in', () => {
  expect(inOrder({ b: 1, B: 2, a: 3 })).toEqual([
    ['B', 2],
    ['a', 3],
    ['b', 1],
  ]);
});

it('a story is made of the same code in whatever order its files were found', () => {
  const of = (code: Record<string, string>) => madeFrom({ machine: ['m'], code, graph: { story: 'hash' } });
  expect(of({ a: '1', b: '2' })).toEqual(of({ b: '2', a: '1' }));
  expect(of({ a: '1', b: '2' })).not.toEqual(of({ a: '2', b: '1' }));
});
