import type { CaseInfo, CaseSummary } from '@parvis/api/entities/case';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { caseKeys } from './cacheKeys.ts';
import { getOwnCasesQuery, listOpenedCases, mergeOwnCases } from './ownCases.ts';

vi.hoisted(() =>
  vi.stubGlobal('location', { pathname: '/', search: '', hash: '', origin: 'https://town.example' }),
);

const line = (csid: string, day: number, state = 'open', unread = 0) =>
  ({ csid, state, unread, last: { at: `2026-01-0${day}T00:00:00.000Z` } }) as unknown as CaseSummary;
const came = (one: CaseSummary, at: number) => ({ data: one as CaseInfo, at });

const told = (cases: readonly CaseSummary[] | undefined) =>
  cases?.map(({ csid, state, unread }) => `${csid} ${state} ${unread}`);

test.each([
  ['nothing is known where nothing came', undefined, [], undefined],
  ['an empty list is one', { data: [], at: 5 }, [], []],
  [
    'a list that never came is what was opened, the latest activity first',
    undefined,
    [came(line('a', 1), 1), came(line('b', 2), 2)],
    ['b open 0', 'a open 0'],
  ],
  [
    'a conversation tells more than a list that came before it, and was read',
    { data: [line('b', 2), line('a', 1)], at: 5 },
    [came(line('a', 3, 'closed', 2), 6)],
    ['a closed 0', 'b open 0'],
  ],
  [
    'a list that came after a conversation tells more',
    { data: [line('b', 2), line('a', 3, 'closed', 2)], at: 7 },
    [came(line('a', 1), 6), came(line('gone', 1), 6)],
    ['b open 0', 'a closed 2'],
  ],
])('own cases: %s', (_, list, opened, expected) => {
  expect(told(mergeOwnCases(list, opened))).toEqual(expected);
});

test('opened conversations count as own cases, not those of the staff’s board nor missing ones', () => {
  const cached = new QueryClient();
  const at = { updatedAt: 9 };
  cached.setQueryData(caseKeys.info('mobile', 'a'), line('a', 1), at);
  cached.setQueryData(caseKeys.info('mobile', 'b'), null, at);
  cached.setQueryData(caseKeys.info('town', 'c'), line('c', 1), at);
  expect(listOpenedCases(cached)).toEqual([{ data: line('a', 1), at: 9 }]);
  cached.clear();
});

test('refetches a list restored from device storage from its first page', async () => {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body));
    return Promise.resolve(Response.json({ rslt: { data: [] } }));
  });
  const cached = new QueryClient();
  // As JSON restores it.
  cached.setQueryData(caseKeys.own, { pages: [{ data: [line('a', 1)] }], pageParams: [null] });
  await cached.fetchInfiniteQuery(getOwnCasesQuery());
  expect(bodies).toEqual([{ limit: 50 }]);
  cached.clear();
});
