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

/** What they asked for on this page: their profile learns it in a moment. */
let asked: boolean | undefined;

/** Whether whoever is here wants notifications. */
export const isWanted = (): boolean => asked ?? profileResource.get().data?.settings.webappNotif === true;

/** Notifications of whoever uses this device. */
export const notifier = createNotifier(browserDevice, {
  wanted: isWanted,
  want: (webappNotif) => {
    asked = webappNotif;
    client
      .call(sessionCalls.userSettingsSet, { body: { settings: { webappNotif } } })
      .then(setProfile)
      // Asked for again by whoever misses it; what stands on this device counts here.
      .catch(() => undefined);
  },
});

const about = (): About => ({
  ack: callAddress(notifCalls.notifAck, {}),
  device: describeDevice(),
  locale: texts.locale(),
  crUid: ownIdentity(),
});

/** The worker starts where no page is: it keeps what it has to know. */
async function tellWorker(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: told.about, about: about() });
}

/** A permission that was given or taken in the browser's own settings changes how notifications stand. */
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

/** Follows how notifications stand for whoever is here, and what the worker tells. It asks nobody anything. */
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
  // Not every browser tells what was changed in its settings.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void notifier.look();
  });
  watchPermission().catch(() => undefined);
}
