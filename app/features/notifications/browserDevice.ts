import { notifCalls } from '@parvis/api/calls/notif';
import type { Device } from '@parvis/api/entities/user';
import { client } from '../../lib/api/client.ts';
import { describeDevice } from '../../lib/session/device.ts';
import { ownIdentity } from '../../lib/session/ownKeeper.ts';
import { hasWorkers, registerWorker } from '../offline/registerWorker.ts';
import { forgetKept } from './database.ts';
import { givenOf } from './given.ts';
import type { PushDevice, Taken } from './pushDevice.ts';
import { forgetRegistered, isThoughtOn, knownToServer, noteLost, noteRegistered } from './registered.ts';
import { sameKey } from './serverKey.ts';
import type { Lack } from './status.ts';

interface Has {
  readonly notifications: boolean;
  readonly push: boolean;
  readonly touch: boolean;
}

/** In-app browsers, which can neither install nor receive. */
const WITHIN_APP = /\b(?:FBAN|FBAV|Instagram|Line|MicroMessenger|Snapchat|TikTok|LinkedInApp|GSA)\b|; wv\)/;

/** Why notifications are unavailable. iOS has them in installed apps only, since 16.4. */
function lackOf(
  { os, browser, legacyIOS, mode }: Pick<Device, 'os' | 'browser' | 'legacyIOS' | 'mode'>,
  { notifications, push, touch }: Has,
  agent: string,
): Lack | undefined {
  if (notifications && push) return undefined;
  if (legacyIOS) return 'old';
  // An iPad claims to be a Mac.
  const isApple = os === 'iOS' || (os === 'macOS' && touch);
  return isApple && mode === 'browser' && browser !== 'other' && !WITHIN_APP.test(agent) ? 'install' : 'none';
}

/** Waits for the worker. */
const manager = async (): Promise<PushManager> => (await navigator.serviceWorker.ready).pushManager;

const subscription = async (): Promise<PushSubscription | null> => (await manager()).getSubscription();

/** Subscribes with the server's key, replacing a subscription of another. */
async function subscribe(key: string): Promise<void> {
  const pushes = await manager();
  const before = await pushes.getSubscription();
  if (before && !sameKey(before.options.applicationServerKey, key)) await before.unsubscribe();
  await pushes.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

async function tell(content?: boolean): Promise<Taken> {
  const own = await subscription();
  if (!own) throw new Error('There is no subscription.');
  const crUid = ownIdentity();
  const known = content === undefined ? knownToServer(own.endpoint, crUid) : undefined;
  if (known) return { success: true, staleKey: false, content: known.content };
  const [taken] = await client.call(notifCalls.notifRegister, { body: givenOf(own, content) });
  if (!taken) throw new Error('The server said nothing.');
  if (taken.success && !taken.staleKey)
    noteRegistered({ endpoint: own.endpoint, crUid, content: taken.content });
  return taken;
}

async function lose(): Promise<void> {
  if (!isThoughtOn(ownIdentity())) return;
  await client.call(notifCalls.notifUnsubscribe, {});
  noteLost();
}

async function unsubscribe(): Promise<void> {
  forgetRegistered();
  const own = await subscription();
  // Independent: one may fail.
  await Promise.allSettled([client.call(notifCalls.notifUnsubscribe, {}), own?.unsubscribe()]);
}

export const browserDevice: PushDevice = {
  lack: () =>
    lackOf(
      describeDevice(),
      {
        notifications: 'Notification' in window,
        push: 'PushManager' in window,
        touch: navigator.maxTouchPoints > 1,
      },
      navigator.userAgent,
    ),
  hasWorkers,
  register: registerWorker,
  permission: () => globalThis.Notification?.permission ?? 'denied',
  ask: async () => (await globalThis.Notification?.requestPermission?.()) ?? 'denied',
  isSubscribed: async () => (await subscription()) !== null,
  key: async () => {
    const [answer] = await client.call(notifCalls.notifVapid, {});
    if (!answer) throw new Error('The server has no key.');
    return answer.publicKey;
  },
  subscribe,
  tell,
  lose,
  unsubscribe,
};

export function emptyPush(): void {
  forgetRegistered();
  forgetKept();
}
