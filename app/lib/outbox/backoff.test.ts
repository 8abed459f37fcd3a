import { CallFailed } from '@parvis/api/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OutboxItem } from '../api/outboxItems.ts';
import { createOutbox } from './outbox.ts';
import {
  network,
  offline,
  outboxOn,
  proxyFails,
  refused,
  serverFails,
  storageOf,
  text,
} from './testing/items.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Times of the attempts, in milliseconds. */
const triesOf = (net: ReturnType<typeof network>, fails: () => Promise<unknown>) => {
  const tries: number[] = [];
  const begun = Date.now();
  net.answers(async () => {
    tries.push(Date.now() - begun);
    return fails();
  });
  return tries;
};

test('retries offline after 1, 2, 5 and 10 seconds, then every 30', async () => {
  const net = network();
  const tries = triesOf(net, offline);
  await (await outboxOn(net.client)).add(text('a'));
  await vi.advanceTimersByTimeAsync(110_000);
  expect(tries).toEqual([0, 1_000, 3_000, 8_000, 18_000, 48_000, 78_000, 108_000]);
});

test('retries an item that fails alone at the same pace', async () => {
  const net = network();
  const tries = triesOf(net, async () => {
    throw proxyFails();
  });
  await (await outboxOn(net.client)).add(text('a'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(tries).toEqual([0, 1_000, 3_000, 8_000, 18_000]);
});

test('retries a busy server when it says, else by backoff', async () => {
  const net = network();
  const tries = triesOf(net, async () => {
    const error = { code: 'tooMany', retryAfter: tries.length === 1 ? 0 : 4 } as const;
    throw new CallFailed('x', { kind: 'refused', status: 429, error });
  });
  await (await outboxOn(net.client)).add(text('a'));
  await vi.advanceTimersByTimeAsync(9_000);
  expect(tries).toEqual([0, 0, 4_000, 8_000]);
});
test('notifies other tabs of every visible change', async () => {
  const net = network();
  const told = vi.fn();
  const outbox = await createOutbox({
    client: net.client,
    storage: storageOf(),
    crUid: () => 'me',
    onSent: () => undefined,
    notifyTabs: told,
  });
  const since = () => told.mock.calls.splice(0).length;
  net.answers(offline);
  await outbox.add(text('a'));
  await outbox.flush();
  expect(['added', since()]).toEqual(['added', 1]);
  net.answers(async () => {
    throw refused('badRequest');
  });
  await outbox.flush();
  expect(['refused', since()]).toEqual(['refused', 1]);
  net.answers(offline);
  await outbox.retry('a');
  expect(['sent again', since()]).toEqual(['sent again', 1]);
  await outbox.reassign('me', 'me');
  await outbox.retry('of nobody');
  expect(['nothing', since()]).toEqual(['nothing', 0]);
  await outbox.reassign('me', 'signed-in');
  expect(['adopted', since()]).toEqual(['adopted', 1]);
  await outbox.discard('a');
  expect(['deleted', since()]).toEqual(['deleted', 1]);
  net.answers(async () => []);
  await outbox.add(text('b'));
  await outbox.flush();
  expect(['added and taken', since()]).toEqual(['added and taken', 2]);
});
test('an item deleted in another tab during an attempt does not return', async () => {
  const net = network();
  const kept = new Map<string, OutboxItem>();
  const outbox = await outboxOn(net.client, storageOf(kept));
  net.answers(async (id) => {
    kept.delete(id);
    throw serverFails();
  });
  await outbox.add(text('a'));
  await outbox.flush();
  expect([[...kept.keys()], outbox.items()]).toEqual([[], []]);
});

test('each kind of failure is counted separately, and a retry resets all', async () => {
  const net = network();
  const kept = new Map<string, OutboxItem>();
  const outbox = await outboxOn(net.client, storageOf(kept));
  const fails = [proxyFails, serverFails, proxyFails];
  net.answers(async () => {
    throw (fails.shift() ?? refused.bind(undefined, 'badRequest'))();
  });
  await outbox.add(text('a'));
  await vi.advanceTimersByTimeAsync(3_500);
  expect(kept.get('a')?.tries).toEqual({ aside: 2, stuck: 1 });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(kept.get('a')).toMatchObject({ tries: { aside: 2, stuck: 1 }, refused: 'badRequest' });
  expect(kept.get('a')).not.toHaveProperty('refusedAt');
  net.answers(offline);
  await outbox.retry('a');
  expect(kept.get('a')).not.toHaveProperty('tries');
});

test('a retryAfter of one host does not delay another', async () => {
  const net = network();
  const tries = triesOf(net, async () => {
    const error = { code: 'tooMany', retryAfter: 300 } as const;
    throw new CallFailed('x', { kind: 'refused', status: 429, error });
  });
  const outbox = await createOutbox({
    client: net.client,
    storage: storageOf(),
    crUid: () => 'me',
    onSent: () => {},
    getHost: (cuid) => `${cuid}.example`,
  });
  for (const cuid of ['one', 'other']) await outbox.add({ ...text(cuid, `case-${cuid}`), cuid });
  await vi.advanceTimersByTimeAsync(900);
  const before = tries.length;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(tries.length).toBeGreaterThan(before);
});

test('a flush sends at once and replaces the planned retry', async () => {
  const net = network();
  const tries = triesOf(net, offline);
  const outbox = await outboxOn(net.client);
  await outbox.add(text('a'));
  await vi.advanceTimersByTimeAsync(500);
  await outbox.flush();
  await vi.advanceTimersByTimeAsync(2_400);
  expect(tries).toEqual([0, 500, 2_500]);
});

test('plans no retry once everything is sent', async () => {
  const net = network();
  const outbox = await outboxOn(net.client);
  await outbox.add(text('a'));
  await vi.advanceTimersByTimeAsync(0);
  expect([net.arrived, vi.getTimerCount()]).toEqual([['a'], 0]);
  net.answers(offline);
  await outbox.add(text('b'));
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(1);
  net.answers(async () => []);
  await outbox.flush();
  expect([net.arrived, vi.getTimerCount()]).toEqual([['a', 'b'], 0]);
});

test('items get increasing times of creation', async () => {
  vi.setSystemTime(5_000);
  const net = network();
  net.answers(offline);
  const outbox = await outboxOn(net.client);
  for (const id of ['a', 'b', 'c']) await outbox.add(text(id));
  vi.setSystemTime(9_000);
  await outbox.add(text('d'));
  expect(outbox.items().map(({ created }) => created)).toEqual([5_000, 5_001, 5_002, 9_000]);
});

test('sends reassigned items and drops discarded ones without a flush', async () => {
  const net = network();
  net.answers(offline);
  const outbox = await outboxOn(net.client, storageOf(), 'signed-in');
  await outbox.add(text('a', 'case-1', 'anonymous'));
  await outbox.add(text('b', 'case-1', 'somebody-else'));
  await vi.advanceTimersByTimeAsync(0);
  net.answers(async () => []);
  await outbox.reassign('anonymous', 'signed-in');
  await vi.advanceTimersByTimeAsync(0);
  expect(net.arrived).toEqual(['a']);
  await outbox.discard('b');
  expect(outbox.items()).toEqual([]);
});
