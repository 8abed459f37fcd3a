import { CallFailed, type Client } from '@parvis/api/client';
import type { ErrorCode } from '@parvis/api/errors';
import { afterEach, expect, test, vi } from 'vitest';
import { createOutbox } from './outbox.ts';
import type { OutboxStorage } from './storage.ts';
import type { NewItem, OutboxItem } from './types.ts';

const storageOf = (items = new Map<string, OutboxItem>()): OutboxStorage => ({
  all: async () => [...items.values()],
  put: async (item) => void items.set(item.id, item),
  remove: async (id) => void items.delete(id),
});

const text = (id: string, csid = 'case-1', crUid = 'me'): NewItem => ({
  kind: 'txt',
  id,
  cuid: 'town',
  csid,
  crUid,
  shown: { txt: id },
  body: { csid, id, txt: id },
});

const refused = (code: ErrorCode) =>
  new CallFailed('discuss/send/txt', { kind: 'refused', status: 400, error: { code } });

/** A network that answers what the test says, and notes what arrived. */
const network = () => {
  const arrived: string[] = [];
  let answer: (id: string) => Promise<unknown> = async () => [];
  const client: Client = {
    call: async (_call, ...rest) => {
      const body = (rest[0] as { body: { id: string } }).body;
      const result = await answer(body.id);
      arrived.push(body.id);
      return result as never;
    },
  };
  return { client, arrived, answers: (next: typeof answer) => (answer = next) };
};

const offline = async (): Promise<never> => {
  throw new CallFailed('discuss/send/txt', { kind: 'offline' });
};

const outboxOn = (client: Client, storage = storageOf(), crUid = 'me') =>
  createOutbox({ client, storage, crUid: () => crUid, onSent: () => {} });

afterEach(() => vi.useRealTimers());

test('messages written offline are kept, and leave in their order once the network is back', async () => {
  const net = network();
  net.answers(offline);
  const outbox = await outboxOn(net.client);
  for (const id of ['a', 'b', 'c']) await outbox.add(text(id));
  await outbox.wake();
  expect(outbox.items().map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  net.answers(async () => []);
  await outbox.wake();
  expect(net.arrived).toEqual(['a', 'b', 'c']);
  expect(outbox.items()).toEqual([]);
});

test('a reload with a full outbox loses nothing', async () => {
  const net = network();
  const kept = new Map<string, OutboxItem>();
  net.answers(offline);
  const before = await outboxOn(net.client, storageOf(kept));
  await before.add(text('a'));
  await before.wake();
  net.answers(async () => []);
  const after = await outboxOn(net.client, storageOf(kept));
  expect(after.items().map(({ id }) => id)).toEqual(['a']);
  await after.wake();
  expect(net.arrived).toEqual(['a']);
  expect(kept.size).toBe(0);
});

test('a message the server refuses waits for the person and holds back what follows in its case only', async () => {
  const net = network();
  net.answers(async (id) => {
    if (id === 'bad') throw refused('badRequest');
    return [];
  });
  const outbox = await outboxOn(net.client);
  await outbox.add(text('bad', 'case-1'));
  await outbox.add(text('after', 'case-1'));
  await outbox.add(text('other', 'case-2'));
  await outbox.wake();
  expect(net.arrived).toEqual(['other']);
  expect(outbox.items().map(({ id, refused }) => [id, refused])).toEqual([
    ['bad', 'badRequest'],
    ['after', undefined],
  ]);
  await outbox.discard('bad');
  await outbox.wake();
  expect(net.arrived).toEqual(['other', 'after']);
});

test('a busy server is asked again when it said, not sooner', async () => {
  vi.useFakeTimers();
  const net = network();
  let busy = true;
  net.answers(async () => {
    if (busy)
      throw new CallFailed('x', { kind: 'refused', status: 429, error: { code: 'tooMany', retryAfter: 7 } });
    return [];
  });
  const outbox = await outboxOn(net.client);
  await outbox.add(text('a'));
  await outbox.wake();
  busy = false;
  await vi.advanceTimersByTimeAsync(6_900);
  expect(net.arrived).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(net.arrived).toEqual(['a']);
});

test('what one person wrote is never sent in the name of another', async () => {
  const net = network();
  const kept = new Map<string, OutboxItem>();
  net.answers(offline);
  const mine = await outboxOn(net.client, storageOf(kept), 'me');
  await mine.add(text('a'));
  await mine.wake();
  net.answers(async () => []);
  const theirs = await outboxOn(net.client, storageOf(kept), 'somebody-else');
  await theirs.wake();
  expect(net.arrived).toEqual([]);
  expect(kept.size).toBe(1);
});

test('two messages written in the same millisecond keep their order', async () => {
  const net = network();
  net.answers(offline);
  vi.useFakeTimers({ toFake: ['Date'] });
  const outbox = await outboxOn(net.client);
  for (const id of ['b', 'a', 'c']) await outbox.add(text(id));
  expect(outbox.items().map(({ id }) => id)).toEqual(['b', 'a', 'c']);
});

test('what waited when a person signed in goes on in the name of their account', async () => {
  const net = network();
  const kept = new Map<string, OutboxItem>();
  net.answers(offline);
  const before = await outboxOn(net.client, storageOf(kept), 'anonymous');
  await before.add(text('a', 'case-1', 'anonymous'));
  await before.wake();
  net.answers(async () => []);
  const after = await outboxOn(net.client, storageOf(kept), 'signed-in');
  await after.adopt('anonymous', 'signed-in');
  await after.wake();
  expect(net.arrived).toEqual(['a']);
  expect(kept.size).toBe(0);
});
