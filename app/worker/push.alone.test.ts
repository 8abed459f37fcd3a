import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ack, WorkerContext } from '../features/notifications/workerContext.ts';
import type { WorkerScope } from './workerScope.ts';

let about: WorkerContext | undefined;
let acks: Ack[];
vi.mock('../features/notifications/workerStorage.ts', () => ({
  readWorkerContext: async () => about,
  saveAck: async (ack: Ack) => void acks.push(ack),
  listAcks: async () => [],
  deleteAcks: async () => undefined,
}));
const { handlePush: push } = await import('./push.ts');

interface Shown {
  readonly title: string;
  readonly tag: string;
  readonly data: { readonly messages: number; readonly url: string };
  readonly options: Readonly<Record<string, unknown>>;
  readonly close: () => void;
}
let shown: Shown[];
let badge: number | undefined;
let refuses: boolean;

const page = (seen: boolean | 'silent', heard: unknown[] = []) => ({
  ...{ url: 'https://site.example/m/home', focused: false, visibilityState: 'visible' as const },
  focus: async () => undefined,
  navigate: async () => undefined,
  postMessage: (message: unknown, [port]: Transferable[] = []) => {
    heard.push(message);
    // Lets the timeout pass.
    if (seen === 'silent') vi.runOnlyPendingTimers();
    else (port as MessagePort).postMessage(seen);
  },
});
const workerWith = (pages: ReturnType<typeof page>[] = []): WorkerScope =>
  ({
    location: new URL('https://site.example'),
    clients: { matchAll: async () => pages },
    registration: {
      getNotifications: async () => [...shown],
      showNotification: async (title: string, options: Shown['options'] & Pick<Shown, 'tag' | 'data'>) => {
        if (refuses) throw new TypeError('refused');
        const one = { title, tag: options.tag, data: options.data, options, close: () => close(one) };
        shown = [...shown.filter(({ tag }) => tag !== one.tag), one];
      },
    },
  }) as unknown as WorkerScope;
const close = (one: Shown) => {
  shown = shown.filter((other) => other !== one);
};

const pushed = (id: string, more: object = {}): string =>
  JSON.stringify({
    ...{ id, type: 'caseMsg', csid: 'c1', cuid: 'town', msgId: 7, crUid: 'jo', staff: false },
    ...{ title: 'Belleroche', body: 'On vous a répondu.', language: 'fr-FR', url: '/m/case/town/c1' },
    ...{ tag: 'c1', at: '2026-11-26T10:00:00Z', ack: 'word', ...more },
  });
const device = { type: 'phone', os: 'Android', browser: 'Chrome 130', legacyIOS: false } as const;

beforeEach(() => {
  shown = [];
  acks = [];
  badge = undefined;
  refuses = false;
  about = { ack: '/ack', device, locale: 'fr-FR', crUid: 'jo' };
  const noteBadge = async (many = 0) => {
    badge = many;
  };
  vi.stubGlobal('navigator', { setAppBadge: noteBadge, clearAppBadge: () => noteBadge() });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a push always shows something', () => {
  it.each<[string, string | undefined, string, string]>([
    ['a message', pushed('a'), 'Belleroche', '/m/case/town/c1'],
    ['an unknown type', pushed('a', { type: 'poll' }), 'Il y a du nouveau', '/m/case/town/c1'],
    ['what is for somebody else', pushed('a', { crUid: 'li' }), 'Il y a du nouveau', '/m/home'],
    ['what cannot be read', '{"a":', 'Il y a du nouveau', '/m/home'],
    ['what lacks something', '{"id":"a"}', 'Il y a du nouveau', '/m/home'],
    ['nothing', undefined, 'Il y a du nouveau', '/m/home'],
  ])('for %s: %s', async (_, text, title, url) => {
    await push(workerWith(), text);
    expect(shown.map((one) => [one.title, one.data.url])).toEqual([[title, url]]);
  });
});

it('ten messages of a case make one notification, another case a second', async () => {
  const worker = workerWith();
  for (let at = 1; at <= 10; at += 1) await push(worker, pushed(`a${at}`));
  await push(worker, pushed('b', { csid: 'c2', tag: 'c2' }));
  expect(shown.map(({ tag, options }) => [tag, options.body])).toEqual([
    ['c1', '10 nouveaux messages'],
    ['c2', 'On vous a répondu.'],
  ]);
});
it('messages read elsewhere are closed, and the badge counts unread cases', async () => {
  const worker = workerWith();
  await push(worker, pushed('a'));
  await push(worker, pushed('b', { csid: 'c2', tag: 'c2', unread: 2 }));
  expect(badge).toBe(2);
  await push(worker, pushed('d', { csid: 'c3', tag: 'c3', unread: 1, read: [{ csid: 'c1', msgId: 7 }] }));
  expect(shown.map(({ tag }) => tag)).toEqual(['c2', 'c3']);
  expect(badge).toBe(1);
});

it.each([
  [false, 'shown'],
  [true, 'delivered'],
])('the outcome is acknowledged where the browser refuses (%s): %s', async (refused, state) => {
  refuses = refused;
  await push(workerWith(), pushed('a'));
  expect(acks).toEqual([{ id: 'a', ack: 'word', state }]);
});

describe('a case on screen', () => {
  it.each<[string, (boolean | 'silent')[], number]>([
    ['is told by its page alone', [true], 0],
    ['is told by its page among others', [false, true], 0],
    ['is not that of another page', [false], 1],
    ['is nobody’s where no page is open', [], 1],
  ])('shows no notification or one: it %s', async (_, pages, many) => {
    await push(workerWith(pages.map((seen) => page(seen))), pushed('a'));
    expect(shown).toHaveLength(many);
    expect(acks).toHaveLength(1);
  });
  it('still shows a silent one in Safari, which would end the subscription', async () => {
    about = {
      ack: '/ack',
      device: { ...device, os: 'iOS', browser: 'Safari 17.5' },
      locale: 'fr-FR',
      crUid: 'jo',
    };
    await push(workerWith([page(true)]), pushed('a'));
    expect(shown[0]?.options).toMatchObject({ silent: true, renotify: false });
  });

  it('forwards pushes to all pages, except another person’s', async () => {
    const heard: unknown[] = [];
    const worker = workerWith([page(false, heard)]);
    await push(worker, pushed('a'));
    await push(worker, pushed('b', { crUid: 'li' }));
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatchObject({ type: 'pushed', notification: { id: 'a' } });
  });
});
