import type { ListedCode } from '@parvis/api/entities/codes';
import { expect, it } from 'vitest';
import {
  countByFilter,
  filterCodes,
  findSharedPlaces,
  getStateTextId,
  searchCodes,
  selectPrintable,
} from './codeList.ts';

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

it('searches codes by place and code, in any order and without accents', () => {
  const found = (search: string) => searchCodes(codes, search).map(({ qrid }) => qrid);
  expect(found('marche halles')).toEqual(['demo-hall', 'k7m3pq9x']);
  expect(found('EGLISE')).toEqual(['demo-old']);
  expect(found('k7m')).toEqual(['k7m3pq9x']);
  expect(found('halles église')).toEqual([]);
  expect(found(' ')).toHaveLength(4);
});

it('finds places with several codes in service', () => {
  expect([...findSharedPlaces(codes)]).toEqual(['Halles du marché']);
  const gone = { ...code('demo-hall', 'Halles du marché', 'replaced') };
  expect([...findSharedPlaces([gone, ...codes.slice(1)])]).toEqual([]);
});

it('finds a replacement by the code it replaced', () => {
  const old = { ...code('demo-gone', 'École', 'replaced'), replacedBy: 'k7m3pq9x' };
  expect(searchCodes([codes[1] ?? old, old], 'demo-gone').map(({ qrid }) => qrid)).toEqual([
    'k7m3pq9x',
    'demo-gone',
  ]);
});

it('filters codes out of service that are still scanned', () => {
  const dead = { ...code('demo-dead', 'Gare', 'out'), staleScans: { count: 2, last: '2026-11-28' } };
  expect(filterCodes([...codes, dead], 'stillScanned')).toEqual([dead]);
  expect(countByFilter([...codes, dead])[1]).toEqual({ id: 'stillScanned', count: 1 });
});

it('omits empty filters, and lists unknown states under all', () => {
  expect(countByFilter(codes)).toEqual([
    { id: 'all', count: 4 },
    { id: 'used', count: 1 },
    { id: 'never', count: 1 },
    { id: 'replaced', count: 1 },
    { id: 'out', count: 1 },
  ]);
  const newer = code('a', 'b', 'stolen');
  expect(filterCodes([newer], 'all')).toEqual([newer]);
  expect(getStateTextId('stolen')).toBe('codes.state.inService');
});
it('selects codes in service, and test codes only if there are no others', () => {
  const tests = [{ ...code('try-1', 'Mairie', 'used'), test: true }];
  expect(selectPrintable([...codes, ...tests])).toEqual(['demo-hall', 'k7m3pq9x']);
  expect(selectPrintable(tests)).toEqual(['try-1']);
});
