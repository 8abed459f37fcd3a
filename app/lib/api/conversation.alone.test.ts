import { callAddress } from '@parvis/api/call';
import { mobileCalls } from '@parvis/api/calls/mobile';
import type { Message } from '@parvis/api/entities/message';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';

const { texts, speak } = vi.hoisted(() => {
  let language = 'fr-FR';
  const listeners = new Set<() => void>();
  return {
    texts: {
      locale: () => language,
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    speak: (other: string) => {
      language = other;
      for (const tell of listeners) tell();
    },
  };
});
vi.mock('../texts/store.ts', () => ({ texts }));
vi.mock('./client.ts', async () => {
  const { createClient } = await import('@parvis/api/client');
  return { client: createClient({ language: texts.locale }) };
});
const { caseKeys } = await import('./cacheKeys.ts');
const { applySentItem: noteSent } = await import('./cache.ts');
const { queryClient } = await import('./queryClient.ts');
const {
  getCaseQuery: caseQuery,
  loadOlderMessages,
  getMessagesQuery: messagesQuery,
} = await import('./caseQueries.ts');

const message = (msgId: number): Message => ({
  id: `message-${msgId}`,
  msgId,
  csid: 'c',
  msgCdatim1: '2026-01-01T00:00:00.000Z',
  mine: false,
});

/** A message whose author was merged into another account from `at` on. */
const renamed = (msgId: number, at: number): Message => ({
  ...message(msgId),
  crUid: 'new',
  ...(msgId === at && { mergeProfile: { crUid: 'new' } }),
});

interface Asked {
  after?: number;
  before?: number;
  limit?: number;
}

/** Fakes a server. @returns the calls made */
function serving(last: { count: number; merged?: number }): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    asked.push(address);
    const { after, before, limit = 200 } = JSON.parse(body) as Asked;
    const { count, merged } = last;
    const all = Array.from({ length: count }, (_, index) =>
      merged === undefined ? message(index + 1) : renamed(index + 1, merged),
    );
    const data =
      after === undefined
        ? all.filter(({ msgId }) => msgId < (before ?? Number.POSITIVE_INFINITY)).slice(-limit)
        : all.filter(({ msgId }) => msgId > after).slice(0, limit);
    return new Response(JSON.stringify({ rslt: { data: address.includes('info') ? [] : data } }));
  });
  return asked;
}

const key = caseKeys.messages('mobile', 'c');
const numbers = () => queryClient.getQueryData<readonly Message[]>(key)?.map(({ msgId }) => msgId) ?? [];
const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
const refresh = () => queryClient.fetchQuery({ ...messagesQuery('mobile', 'town', 'c'), staleTime: 0 });

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('a case of 10,000 messages opens with two calls, on its newest fifty', async () => {
  const asked = serving({ count: 10_000 });
  await Promise.all([queryClient.fetchQuery(caseQuery('mobile', 'town', 'c')), refresh()]);
  expect(asked).toHaveLength(2);
  expect(numbers()).toEqual(from(9951, 10_000));
});

test('older messages load fifty at a time, down to the first', async () => {
  const asked = serving({ count: 120 });
  await refresh();
  await loadOlderMessages('mobile', 'town', 'c');
  expect(numbers()).toEqual(from(21, 120));
  await loadOlderMessages('mobile', 'town', 'c');
  expect(numbers()).toEqual(from(1, 120));
  await loadOlderMessages('mobile', 'town', 'c');
  expect(asked).toHaveLength(3);
});

test('a refresh fetches new messages only and keeps the loaded ones', async () => {
  const server = { count: 80 };
  const asked = serving(server);
  await refresh();
  await loadOlderMessages('mobile', 'town', 'c');
  server.count = 83;
  await refresh();
  expect(numbers()).toEqual(from(1, 83));
  expect(asked).toHaveLength(3);
});

test('merged accounts refetch cached messages under the new crUid', async () => {
  const server: { count: number; merged?: number } = { count: 80 };
  serving(server);
  await refresh();
  server.count = 81;
  server.merged = 81;
  await refresh();
  const authors = queryClient.getQueryData<readonly Message[]>(key)?.map(({ crUid }) => crUid);
  expect(new Set(authors)).toEqual(new Set(['new']));
  expect(numbers()).toEqual(from(32, 81));
});

test('a gap larger than a page restarts at the end, without a hole', async () => {
  const server = { count: 100 };
  serving(server);
  await refresh();
  server.count = 1000;
  await refresh();
  expect(numbers()).toEqual(from(951, 1000));
});

test('an own message sent before others were fetched leaves no hole', async () => {
  const server = { count: 100 };
  serving(server);
  await refresh();
  server.count = 103;
  const item = { kind: 'txt', id: 'x', cuid: 'town', csid: 'c' } as Parameters<typeof noteSent>[0];
  noteSent(item, [message(103)]);
  await refresh();
  expect(numbers()).toEqual(from(51, 103));
});
test('a change of language refetches the shown data, a conversation from its end', async () => {
  const server = { count: 120 };
  serving(server);
  const view = new QueryObserver(queryClient, messagesQuery('mobile', 'town', 'c'));
  const leave = view.subscribe(() => {});
  await vi.waitFor(() => expect(numbers()).toEqual(from(71, 120)));
  await loadOlderMessages('mobile', 'town', 'c');
  expect(numbers()).toEqual(from(21, 120));
  const asked = serving(server);
  speak('fr-FR');
  expect(asked).toEqual([]);
  speak('en-US');
  await vi.waitFor(() => expect(numbers()).toEqual(from(71, 120)));
  server.count = 121;
  await refresh();
  await loadOlderMessages('mobile', 'town', 'c');
  expect(numbers()).toEqual(from(21, 121));
  leave();
  speak('fr-FR');
});

test('a new participant’s name is fetched before their message is shown', async () => {
  const asked: string[] = [];
  const anna = { crUid: 'anna', name: 'Anna', initials: 'A', gcatCode: 'it', staff: true };
  const people = [{ ...anna, as: 'alerted', active: true, me: false }];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const data = address === callAddress(mobileCalls.casesUsers, { cuid: 'town' }) ? people : words;
    return new Response(JSON.stringify({ rslt: { data } }));
  });
  const words = [{ ...message(1), crUid: 'anna' }];
  const infoKey = caseKeys.info('mobile', 'c');
  queryClient.setQueryData(infoKey, { csid: 'c', participants: [] });
  await refresh();
  expect(queryClient.getQueryData(infoKey)).toEqual({ csid: 'c', participants: people });
  await refresh();
  expect(asked.filter((address) => address.includes('users'))).toHaveLength(1);
});
