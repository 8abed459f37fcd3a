import { notificationSchema, type Notification as Pushed } from '@parvis/api/entities/notification';
import { pushWords } from '@parvis/locales/inWorker/pushWords';
import { defaultLocale, type Locale, localeOf } from '@parvis/locales/languages';
import * as z from 'zod/mini';
import { setBadge } from '../features/notifications/badge.ts';
import { type Carried, carriedBy, takeAway } from '../features/notifications/carried.ts';
import { keptAbout } from '../features/notifications/kept.ts';
import type { About, Ack } from '../features/notifications/workerTold.ts';
import { told } from '../features/offline/noticeTypes.ts';
import { acknowledge } from './acks.ts';
import { ask, openPages } from './pages.ts';
import type { WorkerScope } from './scope.ts';

/** What is drawn where a customer has no picture. */
const ICON = '/apple-touch-icon.png';
/** Notifications that say nothing of a case are one. */
const TAG = 'news';

/** How a notification is shown; of its options TypeScript's library knows a few alone. */
interface Notice {
  readonly title: string;
  readonly options: {
    readonly body: string;
    readonly lang: string;
    readonly icon: string;
    readonly tag: string;
    /** One that takes the place of another rings, too. */
    readonly renotify: true;
    readonly silent?: boolean;
    readonly timestamp?: number;
    readonly data: Carried;
  };
}

/** Types whose words are shown. */
const KNOWN: ReadonlySet<string> = new Set(['newCsid', 'caseUpdate', 'caseMsg', 'trial']);

/** Whether a type is one that this worker knows. */
export const isKnown = (type: string): boolean => KNOWN.has(type);

const base = { renotify: true } as const;

/** What is shown where nothing is known of what came: something always is, as browsers ask. */
export const genericNotice = (locale: Locale = defaultLocale, pushed?: Pushed): Notice => ({
  title: pushWords(locale, 'push.news'),
  options: {
    ...base,
    body: pushWords(locale, 'push.news.text'),
    lang: locale,
    icon: pushed?.icon ?? ICON,
    tag: pushed?.tag || TAG,
    data: { id: pushed?.id ?? '', ack: pushed?.ack ?? '', url: pushed?.url ?? '/m/home', messages: 0 },
  },
});

/** How many messages a notification tells of that takes the place of an earlier one of its case. */
const messagesOf = ({ id, type }: Pushed, earlier: Carried | undefined): number => {
  const before = earlier?.messages ?? 0;
  // Pushed twice it is no other message.
  return type === 'caseMsg' && earlier?.id !== id ? before + 1 : before;
};

/** Of several messages their number, before the words of the last one where these are wanted. */
function bodyOf({ type, author, body }: Pushed, messages: number, locale: Locale): string {
  // What happened names who did it.
  if (type !== 'caseMsg') return body;
  const said = author ? pushWords(locale, 'push.said', { author, body }) : body;
  if (messages < 2) return said;
  const count = pushWords(locale, 'push.messages', { count: messages });
  return author ? `${count}\n${said}` : count;
}

/** A notification as it is shown: words and language are those it came with. @param earlier the one of its case that is shown now */
export function noticeOf(pushed: Pushed, earlier?: Carried): Notice {
  const { id, ack, url, csid, msgId, title, icon, tag, language, at } = pushed;
  const locale = localeOf(language) ?? defaultLocale;
  const messages = messagesOf(pushed, earlier);
  const timestamp = Date.parse(at);
  return {
    title,
    options: {
      ...base,
      body: bodyOf(pushed, messages, locale),
      lang: language,
      icon: icon ?? ICON,
      tag: tag || TAG,
      ...(Number.isFinite(timestamp) && { timestamp }),
      data: {
        ...{ id, ack, url, messages },
        ...(csid !== undefined && { csid }),
        ...(msgId !== undefined && { msgId }),
      },
    },
  };
}

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

/** Whether a push must be shown though its page is in sight: Safari ends subscriptions otherwise. */
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
