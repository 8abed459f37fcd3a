import { CallFailed, createClient } from '@parvis/api/client';
import { afterEach, expect, test, vi } from 'vitest';
import { type OutboxItem, sendCalls } from '../api/outboxItems.ts';
import { createOutbox } from './outbox.ts';
import type { OutboxStorage } from './storage.ts';
import {
  answer,
  network,
  offline,
  outboxOn,
  proxyFails,
  refused,
  report,
  serverFails,
  storageOf,
  text,
} from './testing/items.ts';

afterEach(() => vi.useRealTimers());
test('a reload loses nothing of a full outbox', async () => {
  const net = network();
  const kept = new Map<string, OutboxItem>();
  net.answers(offline);
  const before = await outboxOn(net.client, storageOf(kept));
  await before.add(text('a'));
  await before.flush();
  net.answers(async () => []);
  const after = await outboxOn(net.client, storageOf(kept));
  expect(after.items().map(({ id }) => id)).toEqual(['a']);
  await after.flush();
  expect(net.arrived).toEqual(['a']);
  expect(kept.size).toBe(0);
});

test('a refused message waits for its author and blocks no other', async () => {
  const net = network();
  net.answers(async (id) => {
    if (id === 'bad') throw refused('badRequest');
    return [];
  });
  const outbox = await outboxOn(net.client);
  await outbox.add(text('bad', 'case-1'));
  await outbox.add(text('after', 'case-1'));
  await outbox.add(text('other', 'case-2'));
  await outbox.flush();
  expect(net.arrived).toEqual(['after', 'other']);
  expect(outbox.items().map(({ id, refused }) => [id, refused])).toEqual([['bad', 'badRequest']]);
});

test('a rating is sent though an earlier answer was refused, which can be retried', async () => {
  const net = network();
  let closed = true;
  net.answers(async (id) => {
    if (id === 'answer' && closed) throw refused('stepNotAllowed');
    return [];
  });
  const outbox = await outboxOn(net.client);
  await outbox.add(answer('answer', 3));
  await outbox.add(answer('rating', 6));
  await outbox.flush();
  expect(net.arrived).toEqual(['rating']);
  expect(outbox.items().map(({ id, refused }) => [id, refused])).toEqual([['answer', 'stepNotAllowed']]);
  closed = false;
  await outbox.retry('answer');
  await outbox.flush();
  expect(net.arrived).toEqual(['rating', 'answer']);
  expect(outbox.items()).toEqual([]);
});

test('a refused report blocks its own case only', async () => {
  const net = network();
  let known = false;
  net.answers(async (id) => {
    if (id === 'case-1' && !known) throw refused('staleQr');
    return [];
  });
  const outbox = await outboxOn(net.client);
  await outbox.add(report('case-1'));
  await outbox.add(text('first', 'case-1'));
  await outbox.add(text('other', 'case-2'));
  await outbox.flush();
  expect(net.arrived).toEqual(['other']);
  expect(outbox.items().map(({ id, refused }) => [id, refused])).toEqual([
    ['case-1', 'staleQr'],
    ['first', undefined],
  ]);
  known = true;
  await outbox.retry('case-1');
  await outbox.flush();
  expect(net.arrived).toEqual(['other', 'case-1', 'first']);
});

test('the path of a fault is stored with the refusal, until a retry', async () => {
  const net = network();
  const kept = new Map<string, OutboxItem>();
  const path = 'body.played.events.3';
  net.answers(async () => {
    const error = { code: 'badRequest', path } as const;
    throw new CallFailed('x', { kind: 'refused', status: 400, error });
  });
  const outbox = await outboxOn(net.client, storageOf(kept));
  await outbox.add(text('a'));
  await outbox.flush();
  expect(outbox.items()).toMatchObject([{ refused: 'badRequest', refusedAt: path }]);
  expect(kept.get('a')).toMatchObject({ refusedAt: path });
  net.answers(offline);
  await outbox.retry('a');
  await outbox.flush();
  expect(outbox.items()[0]).not.toHaveProperty('refused');
  expect(outbox.items()[0]).not.toHaveProperty('refusedAt');
});
test('a message is never sent in another person’s name', async () => {
  const net = network();
  const kept = new Map<string, OutboxItem>();
  net.answers(offline);
  const mine = await outboxOn(net.client, storageOf(kept), 'me');
  await mine.add(text('a'));
  await mine.flush();
  net.answers(async () => []);
  const theirs = await outboxOn(net.client, storageOf(kept), 'somebody-else');
  await theirs.flush();
  expect(net.arrived).toEqual([]);
  expect(kept.size).toBe(1);
});

test.each([
  ['stands still', [1_000, 1_000, 1_000]],
  ['jumps back', [1_000, 400, 100]],
  ['stands still, jumps back and goes on', [1_000, 1_000, 999, 1_001]],
] as const)('items keep their order under a clock that %s, also after a reload', async (_, clock) => {
  const net = network();
  net.answers(offline);
  vi.useFakeTimers({ toFake: ['Date'] });
  const kept = new Map<string, OutboxItem>();
  // Like IndexedDB, returns items by key, here in reverse.
  const storage: OutboxStorage = {
    ...storageOf(kept),
    all: async () => [...kept.values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
  };
  const outbox = await outboxOn(net.client, storage);
  const written = ['d', 'c', 'b', 'a'].slice(-clock.length);
  for (const [index, id] of written.entries()) {
    vi.setSystemTime(clock[index] ?? 0);
    await outbox.add(text(id));
  }
  expect(outbox.items().map(({ id }) => id)).toEqual(written);
  const later = network();
  await (await outboxOn(later.client, storage)).flush();
  expect(later.arrived).toEqual(written);
});

test.each([
  ['tooMany', 'waits'],
  ['unavailable', 'waits'],
  ['internal', 'waits'],
  ['unauthenticated', 'waits'],
  ['forbidden', 'asks the person'],
  ['badRequest', 'asks the person'],
  ['conflict', 'asks the person'],
  ['unknownCase', 'asks the person'],
  ['stepNotAllowed', 'asks the person'],
  ['badOrigin', 'asks the person'],
  ['tooLarge', 'asks the person'],
] as const)('an item answered with %s %s', async (code, outcome) => {
  vi.useFakeTimers();
  const net = network();
  net.answers(async () => {
    throw refused(code);
  });
  const outbox = await outboxOn(net.client);
  await outbox.add(text('a'));
  await outbox.flush();
  expect(outbox.items().map((item) => item.refused)).toEqual([outcome === 'waits' ? undefined : code]);
  net.answers(async () => []);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(net.arrived).toEqual(outcome === 'waits' ? ['a'] : []);
});
test('a retried item gets as many attempts as a new one', async () => {
  vi.useFakeTimers();
  const net = network();
  let asked = 0;
  net.answers(async () => {
    asked += 1;
    throw refused('internal');
  });
  const outbox = await outboxOn(net.client);
  await outbox.add(text('a'));
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect([asked, outbox.items().map((item) => item.refused)]).toEqual([8, ['internal']]);
  await outbox.retry('a');
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect([asked, outbox.items().map((item) => item.refused)]).toEqual([16, ['internal']]);
});

test.each([
  ['a call that never ends in time', { kind: 'timeout' }],
  ...[401, 429, 502, 503, 504].map(
    (status) =>
      [
        `a page of a proxy that says ${status}`,
        { kind: 'refused', status, foreign: true, error: { code: 'unavailable' } },
      ] as const,
  ),
  [
    'a page of a proxy that says when to ask again',
    { kind: 'refused', status: 503, foreign: true, error: { code: 'unavailable', retryAfter: 3 } },
  ],
] as const)(
  '%s blocks its case for eight attempts, other cases never, and is retried for ever',
  async (_, failure) => {
    vi.useFakeTimers();
    const net = network();
    let fails = true;
    net.answers(async (id) => {
      if (id === 'bad' && fails) throw new CallFailed(sendCalls.txt.path, failure);
      return [];
    });
    const outbox = await outboxOn(net.client);
    await outbox.add(text('bad', 'case-1'));
    await outbox.add(text('after', 'case-1'));
    await outbox.add(text('other', 'case-2'));
    await outbox.flush();
    expect(net.arrived).toEqual(['other']);
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(net.arrived).toEqual(['other', 'after']);
    expect(outbox.items().map(({ id, refused }) => [id, refused])).toEqual([['bad', undefined]]);
    fails = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(net.arrived).toEqual(['other', 'after', 'bad']);
  },
);

test.each([403, 413, 418])(
  'a proxy’s page with %i waits for the author and blocks no other',
  async (status) => {
    const proxy: typeof fetch = async (_input, init) => {
      const { id } = JSON.parse(String(init?.body)) as { id: string };
      if (id === 'bad') return new Response('<html>', { status });
      return new Response('{"rslt":{"data":[{"brandNew":true}]}}');
    };
    const outbox = await outboxOn(createClient({ language: () => 'fr-FR', fetch: proxy }));
    await outbox.add(text('bad', 'case-1'));
    await outbox.add(text('taken', 'case-2'));
    await outbox.flush();
    expect(outbox.items().map(({ id, refused }) => [id, refused !== undefined])).toEqual([['bad', true]]);
  },
);
test.each([
  ['goes on in the name of the account it was signed in to', 'anonymous', true],
  ['stays theirs, where somebody else had left it on the device', 'somebody-else', false],
] as const)('an item waiting at sign-in %s', async (_, writer, goesOn) => {
  const net = network();
  const kept = new Map<string, OutboxItem>();
  net.answers(offline);
  const before = await outboxOn(net.client, storageOf(kept), writer);
  await before.add(text('a', 'case-1', writer));
  await before.flush();
  net.answers(async () => []);
  const after = await outboxOn(net.client, storageOf(kept), 'signed-in');
  await after.reassign('anonymous', 'signed-in');
  await after.flush();
  expect(net.arrived).toEqual(goesOn ? ['a'] : []);
  expect([...kept.values()].map(({ crUid }) => crUid)).toEqual(goesOn ? [] : [writer]);
});
test('a retried item keeps its place in the order', async () => {
  const net = network();
  net.answers(async (id) => {
    if (id === 'a') throw refused('badRequest');
    return offline();
  });
  const outbox = await outboxOn(net.client);
  await outbox.add(text('a'));
  await outbox.flush();
  await outbox.add(text('b'));
  await outbox.flush();
  net.answers(offline);
  await outbox.retry('a');
  await outbox.flush();
  expect(outbox.items().map(({ id }) => id)).toEqual(['a', 'b']);
  net.answers(async () => []);
  await outbox.flush();
  expect(net.arrived).toEqual(['a', 'b']);
});

test('only the tab holding the lock sends, items of other tabs included', async () => {
  const net = network();
  const kept = new Map<string, OutboxItem>();
  const turns: (() => Promise<void>)[] = [];
  const outbox = await createOutbox({
    client: net.client,
    storage: storageOf(kept),
    crUid: () => 'me',
    onSent: () => {},
    runExclusively: (work) =>
      new Promise<void>((done) => {
        turns.push(async () => {
          await work(async () => true);
          done();
        });
      }),
  });
  const woken = outbox.flush();
  // Another tab writes to the store, without notifying this one.
  kept.set('b', { ...text('b'), created: 1 } as OutboxItem);
  expect([net.arrived, turns.length]).toEqual([[], 1]);
  await turns[0]?.();
  await woken;
  expect(net.arrived).toEqual(['b']);
});

test('a tab that lost the lock stops, and the next sends each item once', async () => {
  const net = network();
  const kept = new Map<string, OutboxItem>();
  let isOurs = true;
  net.answers(async (id) => {
    if (id === 'a') isOurs = false;
    return [];
  });
  const common = { client: net.client, storage: storageOf(kept), crUid: () => 'me', onSent: () => undefined };
  const still = await createOutbox({ ...common, runExclusively: (work) => work(async () => isOurs) });
  for (const [created, id] of ['a', 'b'].entries()) kept.set(id, { ...text(id), created } as OutboxItem);
  await still.flush();
  expect(net.arrived).toEqual(['a']);
  const other = await createOutbox(common);
  await other.flush();
  expect(net.arrived).toEqual(['a', 'b']);
});
test('a report blocked by a proxy blocks its case: without it there is no case', async () => {
  vi.useFakeTimers();
  const net = network();
  net.answers(async (id) => {
    if (id === 'case-1') throw proxyFails();
    return [];
  });
  const outbox = await outboxOn(net.client);
  await outbox.add(report('case-1'));
  await outbox.add(text('after'));
  for (let push = 0; push < 20; push += 1) await outbox.flush();
  expect(net.arrived).toEqual([]);
});

/** Fails the first item for some attempts, then reopens the outbox on the stored items. */
async function reopenedAfter(pushes: number, failure: () => Error) {
  vi.useFakeTimers();
  const net = network();
  const kept = new Map<string, OutboxItem>();
  let fails = failure;
  net.answers(async (id) => {
    if (id === 'bad') throw fails();
    return [];
  });
  const before = await outboxOn(net.client, storageOf(kept));
  // Stored before the first flush, so that each flush is one attempt.
  kept.set('bad', { ...text('bad'), created: 1 } as OutboxItem);
  kept.set('after', { ...text('after'), created: 2 } as OutboxItem);
  for (let push = 0; push < pushes; push += 1) await before.flush();
  const after = await outboxOn(net.client, storageOf(kept));
  return { after, net, failsNow: (next: () => Error) => (fails = next) };
}

test('the count of proxy failures survives a reload', async () => {
  const { after, net } = await reopenedAfter(7, proxyFails);
  expect(net.arrived).toEqual([]);
  await after.flush();
  expect(net.arrived).toEqual(['after']);
  expect(after.items().map(({ id, refused }) => [id, refused])).toEqual([['bad', undefined]]);
});

test('the count of server failures survives a reload: refused after eight', async () => {
  const { after, net } = await reopenedAfter(7, serverFails);
  expect(net.arrived).toEqual([]);
  await after.flush();
  expect(net.arrived).toEqual(['after']);
  expect(after.items().map(({ id, refused }) => [id, refused])).toEqual([['bad', 'internal']]);
});

test('proxy failures do not count towards the limit of server failures', async () => {
  const { after, net, failsNow } = await reopenedAfter(8, proxyFails);
  expect(net.arrived).toEqual(['after']);
  failsNow(serverFails);
  for (let push = 0; push < 7; push += 1) await after.flush();
  expect(after.items().map(({ refused }) => refused)).toEqual([undefined]);
  await after.flush();
  expect(after.items().map(({ refused }) => refused)).toEqual(['internal']);
});

test('an item discarded during an attempt does not return', async () => {
  const net = network();
  const outbox = await outboxOn(net.client);
  for (const failure of [proxyFails, serverFails, () => refused('badRequest')]) {
    net.answers(async (id) => {
      await outbox.discard(id);
      throw failure();
    });
    await outbox.add(text('a'));
    await outbox.flush();
    expect(outbox.items()).toEqual([]);
  }
});

test('a failed attempt does not notify other tabs, which would retry without a pause', async () => {
  vi.useFakeTimers();
  const net = network();
  const kept = new Map([['a', { ...text('a'), created: 1 } as OutboxItem]]);
  net.answers(async () => {
    throw proxyFails();
  });
  const announce = vi.fn();
  const options = { client: net.client, storage: storageOf(kept), crUid: () => 'me', onSent: () => {} };
  const outbox = await createOutbox({ ...options, notifyTabs: announce });
  await outbox.flush();
  expect(kept.get('a')?.tries).toEqual({ aside: 1 });
  expect(announce).not.toHaveBeenCalled();
});

test('an unreachable host blocks no other, and its items keep their order', async () => {
  vi.useFakeTimers();
  const net = network();
  const away = (id: string) => id.startsWith('far');
  let isBack = false;
  net.answers(async (id) => (away(id) && !isBack ? offline() : []));
  const outbox = await createOutbox({
    client: net.client,
    storage: storageOf(),
    crUid: () => 'me',
    onSent: () => {},
    getHost: (cuid) => (cuid === 'far' ? 'https://far.example' : ''),
  });
  const far = (id: string) => ({ ...text(id, `case-${id}`), cuid: 'far' });
  for (const item of [far('far-1'), text('near-1'), far('far-2'), text('near-2')]) await outbox.add(item);
  await outbox.flush();
  expect(net.arrived).toEqual(['near-1', 'near-2']);
  isBack = true;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(net.arrived).toEqual(['near-1', 'near-2', 'far-1', 'far-2']);
});

test('items of a verified person are marked, also those written before', async () => {
  const kept = new Map([['other', { ...text('other', 'case-1', 'them'), created: 1 } as OutboxItem]]);
  const net = network();
  net.answers(offline);
  let isKnown = false;
  const outbox = await createOutbox({
    client: net.client,
    storage: storageOf(kept),
    crUid: () => 'me',
    isVerified: () => isKnown,
    onSent: () => undefined,
  });
  const known = () => outbox.items().map((item) => [item.id, item.known ?? false]);
  await outbox.add(text('a'));
  await outbox.flush();
  expect(known()).toEqual([
    ['other', false],
    ['a', false],
  ]);
  isKnown = true;
  await outbox.flush();
  await outbox.add(text('b'));
  await outbox.flush();
  expect(known()).toEqual([
    ['other', false],
    ['a', true],
    ['b', true],
  ]);
});

test('a flush during a flush starts one more pass', async () => {
  let turns = 0;
  const outbox = await createOutbox({
    client: network().client,
    storage: storageOf(),
    crUid: () => 'me',
    onSent: () => {},
    runExclusively: async (work) => {
      turns += 1;
      await work(async () => true);
    },
  });
  await Promise.all([outbox.flush(), outbox.flush(), outbox.flush()]);
  expect(turns).toBe(2);
});

test('onSent runs before the item leaves the outbox', async () => {
  const net = network();
  const kept = new Map<string, OutboxItem>();
  const seen: unknown[] = [];
  const outbox = await createOutbox({
    client: net.client,
    storage: storageOf(kept),
    crUid: () => 'me',
    onSent: (item) => {
      seen.push([item.id, [...kept.keys()], outbox.items().map(({ id }) => id)]);
    },
  });
  await outbox.add(text('a'));
  await outbox.flush();
  expect(seen).toEqual([['a', ['a'], ['a']]]);
  expect([kept.size, outbox.items()]).toEqual([0, []]);
});

test('plans one retry, however often it is flushed while sending', async () => {
  vi.useFakeTimers();
  const net = network();
  net.answers(offline);
  const outbox = await outboxOn(net.client);
  await outbox.add(text('a'));
  await Promise.all([outbox.flush(), outbox.flush(), outbox.flush()]);
  expect(vi.getTimerCount()).toBe(1);
});

test('resets the backoff once a message went through', async () => {
  vi.useFakeTimers();
  const net = network();
  net.answers(offline);
  const outbox = await outboxOn(net.client);
  await outbox.add(text('a'));
  await outbox.flush();
  for (const _ of [1, 2, 3]) await outbox.flush();
  net.answers(async () => []);
  await outbox.flush();
  // Timers of the first message expire.
  await vi.advanceTimersByTimeAsync(60_000);
  net.answers(offline);
  await outbox.add(text('b'));
  await vi.advanceTimersByTimeAsync(10);
  net.answers(async () => []);
  await vi.advanceTimersByTimeAsync(1_100);
  expect(net.arrived).toEqual(['a', 'b']);
});

test('adopts waiting items while another tab sends', async () => {
  const kept = new Map([['a', { ...text('a', 'case-1', 'anonymous'), created: 1 } as OutboxItem]]);
  const outbox = await createOutbox({
    client: network().client,
    storage: storageOf(kept),
    crUid: () => 'signed-in',
    onSent: () => undefined,
    runExclusively: () => new Promise(() => undefined),
  });
  await outbox.reassign('anonymous', 'signed-in');
  expect(outbox.items().map(({ id, crUid }) => [id, crUid])).toEqual([['a', 'signed-in']]);
});
