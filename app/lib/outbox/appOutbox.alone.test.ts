import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Made = {
  runExclusively: unknown;
  notifyTabs: () => void;
  crUid: () => unknown;
  onSent: (item: object, answer: unknown) => void;
};

/** Fakes the tab lock: returns its arguments. */
const runExclusively = vi.fn((...asked: unknown[]) => asked);

let wakes: number;
let made: Made;
let waiting: Map<string, () => void>;
let channels: string[];
let person: string | undefined;
let left: object[];
const parts = { client: {}, storage: {}, noteSent: vi.fn() };
const listens = (of: string) => ({
  addEventListener: (name: string, then: () => void) => void waiting.set(`${of} ${name}`, then),
});

beforeEach(() => {
  wakes = 0;
  waiting = new Map();
  channels = [];
  person = undefined;
  left = [];
  vi.resetModules();
  vi.doMock('../api/tabLock.ts', () => ({ runExclusively }));
  vi.doMock('./storage.ts', () => ({ openOutboxStorage: async () => parts.storage }));
  vi.doMock('../api/client.ts', () => ({ client: parts.client }));
  vi.doMock('../api/cache.ts', () => ({ applySentItem: parts.noteSent }));
  vi.doMock('../api/currentUser.ts', () => ({
    getCustomerHost: () => '',
    getCurrentCrUid: () => person,
    isCurrentUserVerified: () => person !== undefined,
    watchCurrentUser: (then: () => void) => void waiting.set('profile', then),
  }));
  vi.doMock('./outbox.ts', () => ({
    createOutbox: async (options: Made) => {
      made = options;
      return {
        items: () => left,
        flush: async () => {
          wakes += 1;
        },
      };
    },
  }));
  vi.stubGlobal('window', listens('window'));
  vi.stubGlobal('document', listens('document'));
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor(name: string) {
        channels.push(name);
      }
      addEventListener = listens('channel').addEventListener;
      postMessage = (text: string) => waiting.set(`told ${text}`, () => undefined);
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const open = async () => (await import('./appOutbox.ts')).openAppOutbox();

test('flushes once at the start, and again on network, visibility, profile and other tabs', async () => {
  await open();
  await open();
  expect(wakes).toBe(1);
  expect([...waiting.keys()]).toEqual([
    'channel message',
    'window online',
    'document visibilitychange',
    'window pagehide',
    'profile',
  ]);
  for (const then of waiting.values()) then();
  expect(wakes).toBe(5);
  made.notifyTabs();
  expect([...waiting.keys()].at(-1)).toBe('told changed');
});

test('creates one outbox, for the current person, on its storage', async () => {
  const { openAppOutbox: appOutbox } = await import('./appOutbox.ts');
  expect(await appOutbox()).toBe(await appOutbox());
  expect(await appOutbox()).toHaveProperty('flush');
  expect(made).toMatchObject({ client: parts.client, storage: parts.storage });
  const item = { id: 'a' };
  made.onSent(item, []);
  expect(parts.noteSent).toHaveBeenCalledWith(item, []);
  expect(made.crUid()).toBe(undefined);
  person = 'u1';
  expect(made.crUid()).toBe('u1');
  expect(channels).toEqual(['pv_outbox']);
});

test('works in one tab without BroadcastChannel', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  await open();
  made.notifyTabs();
  expect([...waiting.keys()]).toEqual([
    'window online',
    'document visibilitychange',
    'window pagehide',
    'profile',
  ]);
});

/** Waits for pending promises. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Fakes a browser with background sync. @returns the tags registered */
function canSync(onLine: boolean): string[] {
  const tags: string[] = [];
  const registration = { sync: { register: async (tag: string) => void tags.push(tag) } };
  vi.stubGlobal('navigator', { onLine, serviceWorker: { getRegistration: async () => registration } });
  return tags;
}

test.each([
  [false, ['outbox']],
  [true, []],
])('a change offline requests a background sync (online: %s)', async (onLine, asked) => {
  const tags = canSync(onLine);
  await open();
  made.notifyTabs();
  await settled();
  expect(tags).toEqual(asked);
});

test.each<[string, object[], string[]]>([
  ['something waits', [{}], ['outbox']],
  ['nothing does', [], []],
  ['what there is was refused', [{ refused: 'notFound' }], []],
])('closing the page requests a sync where %s', async (_, items, asked) => {
  const tags = canSync(true);
  left = items;
  await open();
  waiting.get('window pagehide')?.();
  await settled();
  expect(tags).toEqual(asked);
});

test('one tab at a time sends, while it answers', async () => {
  await open();
  expect(made.runExclusively).toEqual(['pv_outbox', 15]);
});

test.each([
  ['no worker', {}],
  ['no registration', { serviceWorker: { getRegistration: async () => undefined } }],
  ['no background sync', { serviceWorker: { getRegistration: async () => ({}) } }],
  [
    'refused background sync',
    {
      serviceWorker: {
        getRegistration: async () => ({ sync: { register: () => Promise.reject(new Error('no')) } }),
      },
    },
  ],
])('a browser with %s works without background sync', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const { requestSync: askForSync } = await import('./appOutbox.ts');
  await expect(askForSync()).resolves.toBeUndefined();
});
