import { notificationSchema, type Notification as Pushed } from '@parvis/api/entities/notification';
import * as z from 'zod/mini';
import { setBadge } from '../notifications/badge.ts';
import { type Carried, carriedBy, takeAway } from '../notifications/carried.ts';
import { keptAbout } from '../notifications/kept.ts';
import type { About, Ack } from '../notifications/workerTold.ts';
import { told } from '../pwa/noticeTypes.ts';
import { acknowledge } from './acks.ts';
import { genericNotice, isKnown, type Notice, noticeOf } from './notice.ts';
import { ask, openPages } from './pages.ts';
import type { WorkerScope } from './scope.ts';

/** By which the browser is asked to wake the worker once there is a network. */
export const ACKS_SYNC = 'acks';

type Wakes = { readonly sync?: { readonly register: (tag: string) => Promise<void> } };

/** Tells what became of a notification, or has it told once there is a network. */
export const tellBecame = (
  { registration }: Pick<WorkerScope, 'registration'>,
  about: About | undefined,
  ack: Ack,
): Promise<void> => acknowledge(ack, about?.ack, () => (registration as Wakes).sync?.register(ACKS_SYNC));

function readPushed(text: string | undefined): Pushed | undefined {
  try {
    const read = z.safeParse(notificationSchema, JSON.parse(text ?? ''));
    if (read.success) return read.data;
  } catch {
    // Told below.
  }
  console.warn('service worker', 'unreadable push');
  return undefined;
}

/**
 * Whoever subscribes promises to show what is pushed. Chromium and Firefox take a page that is in front for it; Safari does not,
 * and ends a subscription after three that were not shown: there it is shown without a sound.
 */
const mustShow = (about: About | undefined): boolean =>
  !about || about.device.os === 'iOS' || about.device.browser.startsWith('Safari');

/** Tells all pages what came. @returns whether somebody looks at its case right now */
async function isSeen(worker: WorkerScope, notification: Pushed): Promise<boolean> {
  const pages = await openPages(worker);
  const seen = await Promise.all(pages.map((page) => ask(page, { type: told.pushed, notification })));
  return seen.includes(true);
}

/** What is shown: of somebody else than who is here, and of what is not known, no word. */
function noticeFor(
  pushed: Pushed | undefined,
  about: About | undefined,
  earlier: Carried | undefined,
): Notice {
  const isOwn = pushed && (!about || about.crUid === pushed.crUid);
  if (!isOwn) return genericNotice(about?.locale);
  if (isKnown(pushed.type)) return noticeOf(pushed, earlier);
  console.warn('service worker', 'unknown notification', pushed.type);
  return genericNotice(about?.locale, pushed);
}

/** Each counts what the one before it showed. */
let before: Promise<unknown> = Promise.resolve();

/** Something was pushed: it is shown, whatever it is, counted on the icon, and the server is told; one push after the other. */
export function push(worker: WorkerScope, text: string | undefined): Promise<void> {
  const shown = before.then(() => show(worker, text));
  before = shown.catch(() => undefined);
  return shown;
}

async function show(worker: WorkerScope, text: string | undefined): Promise<void> {
  const { registration } = worker;
  const pushed = readPushed(text);
  const about = await keptAbout().catch(() => undefined);
  const shown = (await registration.getNotifications?.()) ?? [];
  const earlier = shown.find(({ tag }) => pushed && tag === pushed.tag);
  const seen = pushed !== undefined && pushed.crUid === about?.crUid && (await isSeen(worker, pushed));
  const { title, options } = noticeFor(pushed, about, earlier && carriedBy(earlier));
  const quietly = seen && { renotify: false, silent: true };
  const draw = async () => {
    if (!seen || mustShow(about)) await registration.showNotification?.(title, { ...options, ...quietly });
    return 'shown' as const;
  };
  // It came, and the browser was told to show nothing.
  const state = await draw().catch(() => 'delivered' as const);
  takeAway(shown, pushed?.read ?? []);
  if (pushed?.unread !== undefined) setBadge(pushed.unread);
  if (pushed) await tellBecame(worker, about, { id: pushed.id, ack: pushed.ack, state });
}
