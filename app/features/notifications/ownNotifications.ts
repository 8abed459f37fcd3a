import { callAddress } from '@parvis/api/call';
import { notifCalls } from '@parvis/api/calls/notif';
import { sessionCalls } from '@parvis/api/calls/session';
import { client } from '../../lib/api/client.ts';
import { watchReadMarks } from '../../lib/api/watchRead.ts';
import { watchErased } from '../../lib/live/watchErased.ts';
import { describeDevice } from '../../lib/session/device.ts';
import { getOwnCrUid } from '../../lib/session/ownSlot.ts';
import { profileResource, setProfile } from '../../lib/session/useProfile.ts';
import { texts } from '../../lib/texts/store.ts';
import { messageTypes } from '../offline/messageTypes.ts';
import { setBadge } from './badge.ts';
import { browserDevice, clearPushStorage } from './browserDevice.ts';
import { handleWorkerMessages } from './handleWorkerMessages.ts';
import { closeAllNotifications, closeErasedNotifications, markRead } from './notificationEntries.ts';
import { createNotifier } from './notifier.ts';
import type { WorkerContext } from './workerContext.ts';

/** Own choice, until the profile has it. */
let pendingChoice: boolean | undefined;

export const isNotificationWanted = (): boolean =>
  pendingChoice ?? profileResource.get().data?.settings.webappNotif === true;

export const notifier = createNotifier(browserDevice, {
  wanted: isNotificationWanted,
  want: (webappNotif) => {
    pendingChoice = webappNotif;
    client
      .call(sessionCalls.userSettingsSet, { body: { settings: { webappNotif } } })
      .then(setProfile)
      // Other devices may miss it; this one is subscribed.
      .catch(() => undefined);
  },
});

const buildContext = (): WorkerContext => ({
  ack: callAddress(notifCalls.notifAck, {}),
  device: describeDevice(),
  locale: texts.locale(),
  crUid: getOwnCrUid(),
});

/** The worker starts without a page, so it stores its data. */
async function sendContext(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: messageTypes.about, about: buildContext() });
}

/** Changed in the browser's settings. */
async function watchPermission(): Promise<void> {
  const permission = await navigator.permissions?.query({ name: 'notifications' });
  permission?.addEventListener('change', () => void notifier.check());
}

let followedCrUid = '';

async function startNotifications(): Promise<void> {
  await notifier.start();
  if (browserDevice.hasWorkers()) await sendContext();
}

async function resetNotifications(): Promise<void> {
  pendingChoice = undefined;
  notifier.reset();
  setBadge(0);
  await closeAllNotifications();
  clearPushStorage();
}

const followProfile = (): void => {
  const { data } = profileResource.get();
  const { crUid = '' } = data ?? {};
  if (!data || crUid === followedCrUid) return;
  const before = followedCrUid;
  followedCrUid = crUid;
  const forgotten = before === '' ? Promise.resolve() : resetNotifications().catch(() => undefined);
  if (crUid !== '') void forgotten.then(startNotifications).catch(() => undefined);
};

let isFollowing = false;

/** Follows person and worker; never prompts. */
export function followNotifications(): void {
  if (isFollowing) return;
  isFollowing = true;
  watchReadMarks((read) => void markRead(read));
  watchErased((erased) => void closeErasedNotifications(erased));
  profileResource.subscribe(followProfile);
  followProfile();
  if (!browserDevice.hasWorkers()) return;
  handleWorkerMessages(() => void notifier.check());
  let locale = texts.locale();
  texts.subscribe(() => {
    if (texts.locale() === locale) return;
    locale = texts.locale();
    if (followedCrUid !== '') void sendContext();
  });
  window.addEventListener('online', () => void notifier.check());
  // Some browsers lack the change event.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void notifier.check();
  });
  watchPermission().catch(() => undefined);
}
