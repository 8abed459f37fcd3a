import { callAddress } from '@parvis/api/call';
import { notifCalls } from '@parvis/api/calls/notif';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { encodeKey } from '../features/notifications/serverKey.ts';
import { messageTypes } from '../features/offline/messageTypes.ts';
import { resubscribe } from './resubscribe.ts';
import type { WorkerScope } from './workerScope.ts';

const REGISTER = callAddress(notifCalls.notifRegister, {});
const VAPID = callAddress(notifCalls.notifVapid, {});
const keyOf = (letter: string): ArrayBuffer =>
  new TextEncoder().encode(letter.repeat(65)).buffer as ArrayBuffer;
const [OLD, NEW] = [keyOf('a'), keyOf('b')];

const subscription = (name: string, key: ArrayBuffer | null): PushSubscription =>
  ({
    options: { applicationServerKey: key, userVisibleOnly: true },
    toJSON: () => ({ endpoint: `https://push.example/${name}`, keys: { p256dh: 'p', auth: 'a' } }),
  }) as unknown as PushSubscription;

let asked: (readonly [path: string, body: unknown])[];
let subscribed: unknown[];
let heard: unknown[];

const worker = (
  subscribe = async (key: ArrayBuffer | string | null) =>
    subscription('made', typeof key === 'string' ? NEW : key),
) =>
  ({
    registration: {
      pushManager: {
        subscribe: (options: {
          userVisibleOnly: boolean;
          applicationServerKey: ArrayBuffer | string | null;
        }) => {
          subscribed.push(options.applicationServerKey);
          expect(options.userVisibleOnly).toBe(true);
          return subscribe(options.applicationServerKey);
        },
      },
    },
    clients: { matchAll: async () => [{ postMessage: (message: unknown) => heard.push(message) }] },
  }) as unknown as WorkerScope;

beforeEach(() => {
  asked = [];
  subscribed = [];
  heard = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string } = {}) => {
    asked.push([path, body ? JSON.parse(body) : undefined]);
    const publicKey = encodeKey(NEW);
    const answer =
      path === VAPID ? { publicKey } : { success: true, staleKey: false, publicKey, content: false };
    return Response.json({ rslt: { data: [answer] } });
  });
});
afterEach(() => vi.unstubAllGlobals());

const given = (name: string, key: ArrayBuffer) => ({
  endpoint: `https://push.example/${name}`,
  keys: { p256dh: 'p', auth: 'a' },
  publicKey: encodeKey(key),
});

it('registers the browser’s new subscription and tells pages', async () => {
  await resubscribe(worker(), {
    oldSubscription: subscription('old', OLD),
    newSubscription: subscription('new', OLD),
  });
  expect(subscribed).toEqual([]);
  expect(asked).toEqual([[REGISTER, given('new', OLD)]]);
  expect(heard).toEqual([{ type: messageTypes.subscription }]);
});

it('renews a removed subscription with its own key', async () => {
  await resubscribe(worker(), { oldSubscription: subscription('old', OLD), newSubscription: null });
  expect(subscribed).toEqual([OLD]);
  expect(asked).toEqual([[REGISTER, given('made', OLD)]]);
});
