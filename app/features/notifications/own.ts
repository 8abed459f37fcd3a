import { callAddress } from '@parvis/api/call';
import { notifCalls } from '@parvis/api/calls/notif';
import { sessionCalls } from '@parvis/api/calls/session';
import { client } from '../../lib/api/client.ts';
import { watchRead } from '../../lib/api/watchRead.ts';
import { describeDevice } from '../../lib/session/device.ts';
import { ownIdentity } from '../../lib/session/ownKeeper.ts';
import { profileResource, setProfile } from '../../lib/session/useProfile.ts';
import { texts } from '../../lib/texts/store.ts';
import { told } from '../offline/noticeTypes.ts';
import { setBadge } from './badge.ts';
import { browserDevice, emptyPush } from './browserDevice.ts';
import { hearWorker } from './hearWorker.ts';
import { createNotifier } from './notifier.ts';
import { forgetShown, noteRead } from './opened.ts';
import type { About } from './workerTold.ts';

/** Own choice, until the profile has it. */
let asked: boolean | undefined;

export const isWanted = (): boolean => asked ?? profileResource.get().data?.settings.webappNotif === true;

export const notifier = createNotifier(browserDevice, {
  wanted: isWanted,
  want: (webappNotif) => {
    asked = webappNotif;
    client
      .call(sessionCalls.userSettingsSet, { body: { settings: { webappNotif } } })
      .then(setProfile)
      // Other devices may miss it; this one is subscribed anyway.
      .catch(() => undefined);
  },
});

const about = (): About => ({
  ack: callAddress(notifCalls.notifAck, {}),
  device: describeDevice(),
  locale: texts.locale(),
  crUid: ownIdentity(),
});

/** The worker starts without a page, so it stores what it needs. */
async function tellWorker(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: told.about, about: about() });
}

/** Rechecks when the permission changes in the browser's settings. */
async function watchPermission(): Promise<void> {
  const permission = await navigator.permissions?.query({ name: 'notifications' });
  permission?.addEventListener('change', () => void notifier.look());
}

let whose = '';

async function begin(): Promise<void> {
  await notifier.begin();
  if (browserDevice.hasWorkers()) await tellWorker();
}

async function forget(): Promise<void> {
  asked = undefined;
  notifier.forget();
  setBadge(0);
  await forgetShown();
  emptyPush();
}

const follow = (): void => {
  const { data } = profileResource.get();
  const { crUid = '' } = data ?? {};
  if (!data || crUid === whose) return;
  const before = whose;
  whose = crUid;
  const forgotten = before === '' ? Promise.resolve() : forget().catch(() => undefined);
  if (crUid !== '') void forgotten.then(begin).catch(() => undefined);
};

let following = false;

/** Follows the person and the worker's messages; prompts nobody. */
export function followNotifications(): void {
  if (following) return;
  following = true;
  watchRead((read) => void noteRead(read));
  profileResource.subscribe(follow);
  follow();
  if (!browserDevice.hasWorkers()) return;
  hearWorker(() => void notifier.look());
  let locale = texts.locale();
  texts.subscribe(() => {
    if (texts.locale() === locale) return;
    locale = texts.locale();
    if (whose !== '') void tellWorker();
  });
  window.addEventListener('online', () => void notifier.look());
  // Not every browser has the change event.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void notifier.look();
  });
  watchPermission().catch(() => undefined);
}
