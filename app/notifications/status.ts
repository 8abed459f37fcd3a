/** So often a device that lost its subscription is registered anew by itself (specification 4). */
export const TRIES_MAX = 5;

/** Why this browser shows no notifications: it must be installed first, is too old, or has none. */
export type Lack = 'install' | 'old' | 'none';

/** Of a way to a subscription that is not at its end: how often it was gone by itself. */
interface Tried {
  readonly tries: number;
}

/** How notifications stand on this device (specification 4, “Notification status”). */
export type NotificationStatus =
  | { readonly kind: 'init' }
  | { readonly kind: 'notificationsUnavailable'; readonly why: Lack }
  | { readonly kind: 'serviceWorkerUnavailable' }
  | { readonly kind: 'serviceWorkerFailed' }
  | { readonly kind: 'serviceWorkerRegistered' }
  | { readonly kind: 'ready' }
  | ({ readonly kind: 'notSubscribed' } & Tried)
  | { readonly kind: 'userDenied' }
  | ({ readonly kind: 'vapidOk' } & Tried)
  | ({ readonly kind: 'vapidFailed' } & Tried)
  | ({ readonly kind: 'subscriptionFailed' } & Tried)
  | ({ readonly kind: 'registerFailed' } & Tried);

/** The name of a status. */
export type StatusKind = NotificationStatus['kind'];

/** What is found out, or done, about notifications of this device. */
export type NotificationEvent =
  | { readonly type: 'noNotifications'; readonly why: Lack }
  | { readonly type: 'noWorker' }
  | { readonly type: 'workerFailed' }
  | { readonly type: 'workerRegistered' }
  /** The browser refuses, or was told to. */
  | { readonly type: 'denied' }
  /** Nothing is in the way, and there is no subscription. */
  | { readonly type: 'notFound' }
  /** Somebody asks for it by a tap: whatever failed before is over. */
  | { readonly type: 'asked' }
  /** It is tried once more by itself. */
  | { readonly type: 'again' }
  | { readonly type: 'vapid' }
  | { readonly type: 'noVapid' }
  | { readonly type: 'noSubscription' }
  | { readonly type: 'notRegistered' }
  /** The server has the subscription of this device. */
  | { readonly type: 'registered' }
  | { readonly type: 'unsubscribed' }
  /** Whoever was here has left. */
  | { readonly type: 'forgotten' };

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
/** What the browser may tell at any time once there is a worker. */
const anyTime: Steps = {
  ...forgotten,
  denied: to('userDenied'),
  unsubscribed: to('serviceWorkerRegistered'),
};
/** On the way to a subscription, and where it ended before. */
const underWay: Steps = { ...anyTime, asked, vapid: to('vapidOk'), noVapid: to('vapidFailed') };
const failed: Steps = { ...underWay, again, notFound: to('notSubscribed'), registered: to('ready') };

/** What each status does at each event; one that is not named leaves it as it is. */
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
  notSubscribed: { ...underWay, again, registered: to('ready') },
  // A browser that refused once may have been told otherwise since.
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

/** How notifications stand after an event. */
export function statusAfter(status: NotificationStatus, event: NotificationEvent): NotificationStatus {
  return table[status.kind][event.type]?.(status, event) ?? status;
}

/** Where a way to a subscription ended without one. */
const ENDED: ReadonlySet<StatusKind> = new Set<StatusKind>([
  'notSubscribed',
  'vapidFailed',
  'subscriptionFailed',
  'registerFailed',
]);

/** Whether this device is registered anew by itself: it was asked for, the browser allows it, and it was not tried too often. */
export const isTriedAgain = (
  status: NotificationStatus,
  { wanted, allowed }: { readonly wanted: boolean; readonly allowed: boolean },
): boolean => ENDED.has(status.kind) && wanted && allowed && triesOf(status) < TRIES_MAX;
