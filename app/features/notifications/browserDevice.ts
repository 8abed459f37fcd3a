import { notifCalls } from '@parvis/api/calls/notif';
import type { Device } from '@parvis/api/entities/user';
import { client } from '../../lib/api/client.ts';
import { describeDevice } from '../../lib/session/device.ts';
import { getOwnCrUid } from '../../lib/session/ownSlot.ts';
import { hasWorkerSupport, registerWorker } from '../offline/registerWorker.ts';
import { deleteDatabase } from './database.ts';
import type { PushDevice, RegistrationResult } from './pushDevice.ts';
import {
  clearRegistration,
  findFreshRegistration,
  isRegistrationActive,
  markRegistrationLost,
  recordRegistration,
} from './registration.ts';
import { isSameKey } from './serverKey.ts';
import type { UnavailableReason } from './status.ts';
import { toSubscriptionBody } from './toSubscriptionBody.ts';

interface BrowserSupport {
  readonly notifications: boolean;
  readonly push: boolean;
  readonly touch: boolean;
}

/** They can neither install nor receive. */
const IN_APP_BROWSERS =
  /\b(?:FBAN|FBAV|Instagram|Line|MicroMessenger|Snapchat|TikTok|LinkedInApp|GSA)\b|; wv\)/;

/** iOS has notifications in installed apps only, since 16.4. */
function findUnavailableReason(
  { os, browser, legacyIOS, mode }: Pick<Device, 'os' | 'browser' | 'legacyIOS' | 'mode'>,
  { notifications, push, touch }: BrowserSupport,
  agent: string,
): UnavailableReason | undefined {
  if (notifications && push) return undefined;
  if (legacyIOS) return 'old';
  // An iPad claims to be a Mac.
  const isApple = os === 'iOS' || (os === 'macOS' && touch);
  return isApple && mode === 'browser' && browser !== 'other' && !IN_APP_BROWSERS.test(agent)
    ? 'install'
    : 'none';
}

/** Waits for the worker. */
const getPushManager = async (): Promise<PushManager> => (await navigator.serviceWorker.ready).pushManager;

const getSubscription = async (): Promise<PushSubscription | null> =>
  (await getPushManager()).getSubscription();

/** Replaces a subscription with another server key. */
async function subscribeBrowser(key: string): Promise<void> {
  const pushes = await getPushManager();
  const before = await pushes.getSubscription();
  if (before && !isSameKey(before.options.applicationServerKey, key)) await before.unsubscribe();
  await pushes.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

async function sendSubscription(content?: boolean): Promise<RegistrationResult> {
  const own = await getSubscription();
  if (!own) throw new Error('There is no subscription.');
  const crUid = getOwnCrUid();
  const known = content === undefined ? findFreshRegistration(own.endpoint, crUid) : undefined;
  if (known) return { success: true, staleKey: false, content: known.content };
  const [taken] = await client.call(notifCalls.notifRegister, { body: toSubscriptionBody(own, content) });
  if (!taken) throw new Error('The server said nothing.');
  if (taken.success && !taken.staleKey)
    recordRegistration({ endpoint: own.endpoint, crUid, content: taken.content });
  return taken;
}

async function reportLoss(): Promise<void> {
  if (!isRegistrationActive(getOwnCrUid())) return;
  await client.call(notifCalls.notifUnsubscribe, {});
  markRegistrationLost();
}

async function unsubscribe(): Promise<void> {
  clearRegistration();
  const own = await getSubscription();
  // Independent: one may fail.
  await Promise.allSettled([client.call(notifCalls.notifUnsubscribe, {}), own?.unsubscribe()]);
}

export const browserDevice: PushDevice = {
  getUnavailableReason: () =>
    findUnavailableReason(
      describeDevice(),
      {
        notifications: 'Notification' in window,
        push: 'PushManager' in window,
        touch: navigator.maxTouchPoints > 1,
      },
      navigator.userAgent,
    ),
  hasWorkers: hasWorkerSupport,
  registerWorker,
  getPermission: () => globalThis.Notification?.permission ?? 'denied',
  askPermission: async () => (await globalThis.Notification?.requestPermission?.()) ?? 'denied',
  isSubscribed: async () => (await getSubscription()) !== null,
  fetchKey: async () => {
    const [answer] = await client.call(notifCalls.notifVapid, {});
    if (!answer) throw new Error('The server has no key.');
    return answer.publicKey;
  },
  subscribe: subscribeBrowser,
  sendSubscription,
  reportLoss,
  unsubscribe,
};

export function clearPushStorage(): void {
  clearRegistration();
  deleteDatabase();
}
