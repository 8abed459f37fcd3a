import type { NotificationEvent, NotificationStatus, StatusKind } from './status.ts';

/** Most automatic retries (specification 4). */
export const TRIES_MAX = 5;

type EventType = NotificationEvent['type'];
type Step = (status: NotificationStatus, event: NotificationEvent) => NotificationStatus;
type Steps = Readonly<Partial<Record<EventType, Step>>>;

const triesOf = (status: NotificationStatus): number => ('tries' in status ? status.tries : 0);

const to =
  (kind: Exclude<StatusKind, 'notificationsUnavailable'>): Step =>
  (status) =>
    kind === 'notSubscribed' ||
    kind === 'vapidOk' ||
    kind === 'vapidFailed' ||
    kind === 'subscriptionFailed' ||
    kind === 'registerFailed'
      ? { kind, tries: triesOf(status) }
      : { kind };

const unavailable: Step = (status, event) =>
  event.type === 'noNotifications' ? { kind: 'notificationsUnavailable', why: event.why } : status;
const asked: Step = () => ({ kind: 'notSubscribed', tries: 0 });
const again: Step = (status) => ({ kind: 'notSubscribed', tries: triesOf(status) + 1 });

const forgotten: Steps = { forgotten: to('init') };
/** Valid once there is a worker. */
const anyTime: Steps = {
  ...forgotten,
  denied: to('userDenied'),
  unsubscribed: to('serviceWorkerRegistered'),
};
/** While subscribing, and after a failure, whose reason stays visible. */
const underWay: Steps = { ...anyTime, asked, vapid: to('vapidOk'), noVapid: to('vapidFailed') };
const failed: Steps = { ...underWay, again, registered: to('ready') };

/** Transition table; events not listed change nothing. */
const table: Readonly<Record<StatusKind, Steps>> = {
  init: {
    ...forgotten,
    noNotifications: unavailable,
    noWorker: to('serviceWorkerUnavailable'),
    workerFailed: to('serviceWorkerFailed'),
    workerRegistered: to('serviceWorkerRegistered'),
  },
  notificationsUnavailable: forgotten,
  serviceWorkerUnavailable: forgotten,
  serviceWorkerFailed: { ...forgotten, workerRegistered: to('serviceWorkerRegistered') },
  serviceWorkerRegistered: {
    ...anyTime,
    asked,
    notFound: to('notSubscribed'),
    registered: to('ready'),
    notRegistered: to('registerFailed'),
  },
  ready: { ...anyTime, notFound: to('notSubscribed'), notRegistered: to('registerFailed') },
  notSubscribed: failed,
  // The permission may have been restored.
  userDenied: { ...anyTime, asked, notFound: to('notSubscribed'), registered: to('ready') },
  vapidOk: {
    ...anyTime,
    noSubscription: to('subscriptionFailed'),
    notRegistered: to('registerFailed'),
    registered: to('ready'),
  },
  vapidFailed: failed,
  subscriptionFailed: failed,
  registerFailed: failed,
};

export function statusAfter(status: NotificationStatus, event: NotificationEvent): NotificationStatus {
  return table[status.kind][event.type]?.(status, event) ?? status;
}

/** Failed ends of a subscription. */
const ENDED: ReadonlySet<StatusKind> = new Set<StatusKind>([
  'notSubscribed',
  'vapidFailed',
  'subscriptionFailed',
  'registerFailed',
]);

/** Whether to retry automatically. */
export const isTriedAgain = (
  status: NotificationStatus,
  { wanted, allowed }: { readonly wanted: boolean; readonly allowed: boolean },
): boolean => ENDED.has(status.kind) && wanted && allowed && triesOf(status) < TRIES_MAX;
