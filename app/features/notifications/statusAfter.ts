import type { NotificationEvent, NotificationStatus, StatusKind } from './status.ts';

/** So often a device that lost its subscription is registered anew by itself (specification 4). */
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
/** What the browser may tell at any time once there is a worker. */
const anyTime: Steps = {
  ...forgotten,
  denied: to('userDenied'),
  unsubscribed: to('serviceWorkerRegistered'),
};
/** On the way to a subscription, and where it ended without one: why stays said. */
const underWay: Steps = { ...anyTime, asked, vapid: to('vapidOk'), noVapid: to('vapidFailed') };
const failed: Steps = { ...underWay, again, registered: to('ready') };

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
  notSubscribed: failed,
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
