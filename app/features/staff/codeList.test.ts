import type { ListedCode } from '@parvis/api/entities/codes';
import { expect, it } from 'vitest';
import { chosenAtOnce, countsOfCodes, foundIn, ofFilter, sharedPlaces, wordOf } from './codeList.ts';

const code = (qrid: string, place: string, state: string): ListedCode => ({
  qrid,
  place,
  state,
  test: false,
});
const codes = [
  code('demo-hall', 'Halles du marché', 'used'),
  code('k7m3pq9x', 'Halles du marché', 'never'),
  code('demo-old', 'Église', 'out'),
  code('demo-gone', 'École', 'replaced'),
];

it('a code is found by words of its place or its letters, in any order and without accents', () => {
  const found = (search: string) => foundIn(codes, search).map(({ qrid }) => qrid);
  expect(found('marche halles')).toEqual(['demo-hall', 'k7m3pq9x']);
  expect(found('EGLISE')).toEqual(['demo-old']);
  expect(found('k7m')).toEqual(['k7m3pq9x']);
  expect(found('halles église')).toEqual([]);
  expect(found(' ')).toHaveLength(4);
});

it('places with several codes in use are those whose buttons also name the code', () => {
  expect([...sharedPlaces(codes)]).toEqual(['Halles du marché']);
  const gone = { ...code('demo-hall', 'Halles du marché', 'replaced') };
  expect([...sharedPlaces([gone, ...codes.slice(1)])]).toEqual([]);
});

it('what hangs in the place of a code is found by the letters of that one', () => {
  const old = { ...code('demo-gone', 'École', 'replaced'), replacedBy: 'k7m3pq9x' };
  expect(foundIn([codes[1] ?? old, old], 'demo-gone').map(({ qrid }) => qrid)).toEqual([
    'k7m3pq9x',
    'demo-gone',
  ]);
});

it('filters are those that have any, and a state of a newer server is among all', () => {
  expect(countsOfCodes(codes)).toEqual([
    { id: 'all', count: 4 },
    { id: 'used', count: 1 },
    { id: 'never', count: 1 },
    { id: 'replaced', count: 1 },
    { id: 'out', count: 1 },
  ]);
  const newer = code('a', 'b', 'stolen');
  expect(ofFilter([newer], 'all')).toEqual([newer]);
  expect(wordOf('stolen')).toBe('codes.state.inService');
});
it('all at once are those in service that are no tests, unless there are but tests', () => {
  const tests = [{ ...code('try-1', 'Mairie', 'used'), test: true }];
  expect(chosenAtOnce([...codes, ...tests])).toEqual(['demo-hall', 'k7m3pq9x']);
  expect(chosenAtOnce(tests)).toEqual(['try-1']);
});
