import { beforeEach, expect, test, vi } from 'vitest';
import type { OutboxItem } from '../api/outboxItems.ts';

let kept: Map<string, { id: string }>;
let made: unknown[];
let full: boolean;
let lost: boolean;

const of = (store: string) => {
  if (store !== 'items') throw new Error(`There is no store ${store}.`);
};
const database = {
  createObjectStore: (...args: unknown[]) => made.push(args),
  getAll: async (store: string) => {
    of(store);
    if (lost) throw new Error('lost');
    return [...kept.values()];
  },
  put: async (store: string, item: { id: string }) => {
    of(store);
    if (full) throw new Error('full');
    kept.set(item.id, item);
  },
  delete: async (store: string, id: string) => {
    of(store);
    kept.delete(id);
  },
  transaction: (name: string, mode: string) => {
    if (mode !== 'readwrite') throw new Error('It cannot be written.');
    const store = {
      get: async (id: string) => kept.get(id),
      put: (one: { id: string }) => database.put(name, one),
      delete: (id: string) => database.delete(name, id),
    };
    return { store, done: Promise.resolve() };
  },
};

beforeEach(() => {
  kept = new Map();
  made = [];
  full = false;
  lost = false;
  vi.resetModules();
  vi.doMock('idb', () => ({
    openDB: async (
      name: string,
      version: number,
      { upgrade }: { upgrade: (on: typeof database) => void },
    ) => {
      made.push([name, version]);
      upgrade(database);
      return database;
    },
  }));
});

const item = (id: string, txt = id) => ({ id, shown: { txt } }) as unknown as OutboxItem;
const opened = async () => {
  const storage = await (await import('./storage.ts')).openOutboxStorage();
  return { ...storage, ids: async () => (await storage.all()).map(({ id }) => id) };
};

test('items are stored in IndexedDB by id', async () => {
  const storage = await opened();
  expect(made).toEqual([
    ['parvis', 1],
    ['items', { keyPath: 'id' }],
  ]);
  await storage.put(item('a'));
  await storage.put(item('b'));
  expect([[...kept.keys()], await storage.ids()]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
  await storage.remove('a');
  expect([[...kept.keys()], await storage.ids()]).toEqual([['b'], ['b']]);
});

test('items that do not fit stay in memory, and move once they fit', async () => {
  const storage = await opened();
  full = true;
  await storage.put(item('a'));
  await storage.put(item('b'));
  expect([kept.size, await storage.ids()]).toEqual([0, ['a', 'b']]);
  await storage.remove('a');
  expect(await storage.ids()).toEqual(['b']);
  full = false;
  await storage.put(item('b', 'again'));
  expect([[...kept.keys()], await storage.ids()]).toEqual([['b'], ['b']]);
});
test('a change applies to the current value, and a removed item stays removed', async () => {
  const storage = await opened();
  await storage.put(item('a'));
  full = true;
  await storage.put(item('b'));
  const shown = async () => (await storage.all()).map(({ id, shown: { txt } }) => [id, txt]);
  const again = (one: OutboxItem) => ({ ...one, shown: { txt: `${one.shown.txt} again` } }) as OutboxItem;
  for (const id of ['a', 'b', 'c']) await storage.change(id, again);
  expect(await shown()).toEqual([
    ['a', 'a'],
    ['b', 'b again'],
  ]);
  full = false;
  for (const id of ['a', 'b', 'c']) await storage.change(id, again);
  expect(await shown()).toEqual([
    ['a', 'a again'],
    ['b', 'b again again'],
  ]);
  for (const id of ['a', 'b']) await storage.change(id, () => undefined);
  expect(await shown()).toEqual([]);
});

test('marks items that only memory holds until the browser stores them', async () => {
  const storage = await opened();
  const unkept = async () => (await storage.all()).map((one) => [one.id, one.unkept ?? false]);
  full = true;
  await storage.put(item('a'));
  expect(await unkept()).toEqual([['a', true]]);
  const [again] = await storage.all();
  full = false;
  if (again) await storage.put(again);
  expect([await unkept(), [...kept.values()]]).toEqual([[['a', false]], [item('a')]]);
});
