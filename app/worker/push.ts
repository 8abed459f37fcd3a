import { notificationSchema, type Notification as Pushed } from '@parvis/api/entities/notification';
import { pushWords } from '@parvis/locales/inWorker/pushWords';
import { defaultLocale, type Locale, localeOf } from '@parvis/locales/languages';
import * as z from 'zod/mini';
import { setBadge } from '../features/notifications/badge.ts';
import {
  closeRead,
  type NotificationData,
  parseNotificationData,
} from '../features/notifications/notificationData.ts';
import type { Ack, WorkerContext } from '../features/notifications/workerContext.ts';
import { readWorkerContext } from '../features/notifications/workerStorage.ts';
import { messageTypes } from '../features/offline/messageTypes.ts';
import { storeAndSendAck } from './acks.ts';
import { listPages, requestReply } from './pages.ts';
import type { WorkerScope } from './workerScope.ts';

const ICON = '/apple-touch-icon.png';
const TAG = 'news';

/** TypeScript's library lacks some of them. */
interface NotificationSpec {
  readonly title: string;
  readonly options: {
    readonly body: string;
    readonly lang: string;
    readonly icon: string;
    readonly tag: string;
    /** Alerts again on replacement. */
    readonly renotify: true;
    readonly silent?: boolean;
    readonly timestamp?: number;
    readonly data: NotificationData;
  };
}

const KNOWN_TYPES: ReadonlySet<string> = new Set(['newCsid', 'caseUpdate', 'caseMsg', 'trial']);

export const isKnownType = (type: string): boolean => KNOWN_TYPES.has(type);

const base = { renotify: true } as const;

/** Browsers require a visible text. */
export const buildGenericNotification = (
  locale: Locale = defaultLocale,
  pushed?: Pushed,
): NotificationSpec => ({
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

const countMessages = ({ id, type }: Pushed, earlier: NotificationData | undefined): number => {
  const before = earlier?.messages ?? 0;
  // A redelivery does not count.
  return type === 'caseMsg' && earlier?.id !== id ? before + 1 : before;
};

/** Message count, and the last text if wanted. */
function buildBody({ type, author, body }: Pushed, messages: number, locale: Locale): string {
  // Events name their author.
  if (type !== 'caseMsg') return body;
  const said = author ? pushWords(locale, 'push.said', { author, body }) : body;
  if (messages < 2) return said;
  const count = pushWords(locale, 'push.messages', { count: messages });
  return author ? `${count}\n${said}` : count;
}

/** @param earlier the case's notification on screen */
export function buildNotification(pushed: Pushed, earlier?: NotificationData): NotificationSpec {
  const { id, ack, url, csid, msgId, title, icon, tag, language, at } = pushed;
  const locale = localeOf(language) ?? defaultLocale;
  const messages = countMessages(pushed, earlier);
  const timestamp = Date.parse(at);
  return {
    title,
    options: {
      ...base,
      body: buildBody(pushed, messages, locale),
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

export const ACKS_SYNC = 'acks';

type SyncRegistration = { readonly sync?: { readonly register: (tag: string) => Promise<void> } };

/** By background sync if offline. */
export const reportOutcome = (
  { registration }: Pick<WorkerScope, 'registration'>,
  about: WorkerContext | undefined,
  ack: Ack,
): Promise<void> =>
  storeAndSendAck(ack, about?.ack, () => (registration as SyncRegistration).sync?.register(ACKS_SYNC));

function parsePush(text: string | undefined): Pushed | undefined {
  try {
    const read = z.safeParse(notificationSchema, JSON.parse(text ?? ''));
    if (read.success) return read.data;
  } catch {
    // Logged below.
  }
  console.warn('Failed to parse a push', { event: 'push_unreadable' });
  return undefined;
}

/** Safari ends subscriptions after silent pushes. */
const isDisplayRequired = (about: WorkerContext | undefined): boolean =>
  !about || about.device.os === 'iOS' || about.device.browser.startsWith('Safari');

/** @returns whether its case is on screen */
async function forwardPushToPages(worker: WorkerScope, notification: Pushed): Promise<boolean> {
  const pages = await listPages(worker);
  const seen = await Promise.all(
    pages.map((page) => requestReply(page, { type: messageTypes.pushed, notification })),
  );
  return seen.includes(true);
}

/** Generic for another person or an unknown type. */
function selectNotification(
  pushed: Pushed | undefined,
  about: WorkerContext | undefined,
  earlier: NotificationData | undefined,
): NotificationSpec {
  const isOwn = pushed && (!about || about.crUid === pushed.crUid);
  if (!isOwn) return buildGenericNotification(about?.locale);
  if (isKnownType(pushed.type)) return buildNotification(pushed, earlier);
  console.warn('Showed a generic notification for an unknown type', {
    event: 'notification_type_unknown',
    type: pushed.type,
  });
  return buildGenericNotification(about?.locale, pushed);
}

/** Each push counts on from the last. */
let queue: Promise<unknown> = Promise.resolve();

/** Shows it, sets the badge, acknowledges; sequentially. */
export function handlePush(worker: WorkerScope, text: string | undefined): Promise<void> {
  const shown = queue.then(() => showPush(worker, text));
  queue = shown.catch(() => undefined);
  return shown;
}

async function showPush(worker: WorkerScope, text: string | undefined): Promise<void> {
  const { registration } = worker;
  const pushed = parsePush(text);
  const about = await readWorkerContext().catch(() => undefined);
  const shown = (await registration.getNotifications?.()) ?? [];
  const earlier = shown.find(({ tag }) => pushed && tag === pushed.tag);
  const seen =
    pushed !== undefined && pushed.crUid === about?.crUid && (await forwardPushToPages(worker, pushed));
  const { title, options } = selectNotification(pushed, about, earlier && parseNotificationData(earlier));
  const quietly = seen && { renotify: false, silent: true };
  const draw = async () => {
    if (!seen || isDisplayRequired(about))
      await registration.showNotification?.(title, { ...options, ...quietly });
    return 'shown' as const;
  };
  // Delivered, but display is blocked.
  const state = await draw().catch(() => 'delivered' as const);
  closeRead(shown, pushed?.read ?? []);
  if (pushed?.unread !== undefined) setBadge(pushed.unread);
  if (pushed) await reportOutcome(worker, about, { id: pushed.id, ack: pushed.ack, state });
}
