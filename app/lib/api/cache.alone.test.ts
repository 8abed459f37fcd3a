import { CallFailed } from '@parvis/api/client';
import { afterEach, expect, it, vi } from 'vitest';
import { caseKeys } from './cacheKeys.ts';
import type { OutboxItem, SendKind } from './outboxItems.ts';
import { pollKeys } from './pollKeys.ts';

vi.mock('../texts/store.ts', () => ({ texts: { locale: () => 'fr-FR', subscribe: () => () => {} } }));
const {
  resetAllCases: forgetAll,
  applySentItem: noteSent,
  refreshAllCases: refreshAll,
  refreshByEvent: refreshFor,
} = await import('./cache.ts');
const { queryClient } = await import('./queryClient.ts');

const keys = {
  own: caseKeys.own,
  'board a': caseKeys.board('a'),
  'board b': caseKeys.board('b'),
  'case c': caseKeys.info('mobile', 'c'),
  'staff case c': caseKeys.info('town', 'c'),
  'messages c': caseKeys.messages('mobile', 'c'),
  'staff messages c': caseKeys.messages('town', 'c'),
  'case d': caseKeys.info('mobile', 'd'),
  'messages d': caseKeys.messages('mobile', 'd'),
  other: ['other'],
};
const all = Object.keys(keys) as (keyof typeof keys)[];
const ofCase = ['case c', 'staff case c', 'messages c', 'staff messages c'];

function stale(act: () => void): string[] {
  for (const name of all) queryClient.setQueryData(keys[name], []);
  act();
  return all.filter((name) => queryClient.getQueryState(keys[name])?.isInvalidated);
}
afterEach(() => queryClient.clear());

it.each([
  [{ type: 'message', cuid: 'a', csid: 'c' }, ['own', 'board a', ...ofCase]],
  [{ type: 'message', csid: 'c' }, ['own', ...ofCase]],
  [{ type: 'case', cuid: 'b' }, ['own', 'board b']],
  [{ type: 'read' }, ['own']],
  [{ type: 'erased', cuid: 'a' }, ['own', 'board a', 'case c', 'staff case c', 'case d']],
] as const)('event %j invalidates the queries it may affect', (event, names) => {
  expect(stale(() => refreshFor(event)).toSorted()).toEqual([...names].toSorted());
});

it('refreshing all invalidates every query about cases', () => {
  expect(stale(refreshAll)).toEqual(all.filter((name) => name !== 'other'));
});

function forgotten(act: () => void): string[] {
  for (const name of all) queryClient.setQueryData(keys[name], []);
  act();
  return all.filter((name) => queryClient.getQueryData(keys[name]) === undefined);
}

it('an erased case is dropped from the cache, and lists are refetched', () => {
  const erased = { type: 'erased', cuid: 'a', csid: 'c' } as const;
  expect(forgotten(() => refreshFor(erased)).toSorted()).toEqual(ofCase.toSorted());
  expect(stale(() => refreshFor(erased))).toEqual(['own', 'board a']);
});

it('a reset drops everything about cases', () => {
  expect(forgotten(forgetAll)).toEqual(all.filter((name) => name !== 'other'));
});

const item = (kind: SendKind): OutboxItem =>
  ({
    kind,
    id: 'i',
    cuid: 'a',
    csid: 'c',
    crUid: 'me',
    created: 0,
    shown: {},
    body: {},
  }) as unknown as OutboxItem;
const answer = [
  { id: 'm2', msgId: 2, csid: 'c', msgCdatim1: '2026-01-01T00:00:00.000Z', mine: true, msgTxt: 'two' },
];

it.each([
  ['case', 'own'],
  ['txt', 'own'],
  ['form', 'own'],
  ['change', 'own'],
  ['staffTxt', 'board a'],
  ['staffQstn', 'board a'],
] as const)('a sent %s invalidates its case and a list', (kind, list) => {
  expect(stale(() => noteSent(item(kind), [])).toSorted()).toEqual([list, ...ofCase].toSorted());
});

it.each([
  ['txt', 'mobile', 1],
  ['staffTxt', 'town', 1],
  // A report starts its own conversation.
  ['case', 'mobile', 0],
] as const)('a sent %s joins the cached message list at once', (kind, side, more) => {
  const key = caseKeys.messages(side, 'c');
  noteSent(item(kind), answer);
  expect(queryClient.getQueryData(key)).toBeUndefined();
  queryClient.setQueryData(key, []);
  noteSent(item(kind), answer);
  expect(queryClient.getQueryData(key)).toHaveLength(more);
  noteSent(item(kind), [{ nothing: 'known' }]);
  expect(queryClient.getQueryData(key)).toHaveLength(more);
});

it('a sent answer to a poll shows the poll as the server has it, else refreshes it', async () => {
  const key = [...pollKeys.one('a', 'trees'), 'me', 'fr-FR'];
  const sent = { ...item('poll'), body: { poll: 'trees' } } as unknown as OutboxItem;
  queryClient.setQueryData(key, { code: 'trees', state: 'open' });
  await noteSent(sent, [{ code: 'trees', state: 'answered' }]);
  expect(queryClient.getQueryData(key)).toEqual({ code: 'trees', state: 'answered' });
  expect(queryClient.getQueryState(key)?.isInvalidated).toBe(false);
  await noteSent(sent, [{ nothing: 'known' }]);
  expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
});

const refused = (status: number) =>
  new CallFailed('x', { kind: 'refused', status, error: { code: 'internal' } });

it.each([
  [new CallFailed('x', { kind: 'offline' }), true],
  [new CallFailed('x', { kind: 'timeout' }), true],
  [new CallFailed('x', { kind: 'garbled', status: 200 }), true],
  [refused(500), true],
  [refused(503), true],
  [refused(499), false],
  [refused(404), false],
  [new TypeError('x'), true],
])('a query that failed with %s is retried three times where it may recover: %s', (error, again) => {
  const { retry, staleTime, networkMode } = queryClient.getDefaultOptions().queries ?? {};
  if (typeof retry !== 'function') return expect.fail('no rule');
  expect([0, 1, 2, 3, 4].map((count) => retry(count, error))).toEqual([again, again, again, false, false]);
  expect([staleTime, networkMode]).toEqual([30_000, 'always']);
});
