import { REGISTRATION_RETRIES } from '../../lib/constants.ts';
import type { NotificationEvent, NotificationStatus, StatusKind } from './status.ts';

type EventType = NotificationEvent['type'];
type Transition = (status: NotificationStatus, event: NotificationEvent) => NotificationStatus;
type Transitions = Readonly<Partial<Record<EventType, Transition>>>;

const getTries = (status: NotificationStatus): number => ('tries' in status ? status.tries : 0);

const toStatus =
  (kind: Exclude<StatusKind, 'notificationsUnavailable'>): Transition =>
  (status) =>
    kind === 'notSubscribed' ||
    kind === 'vapidOk' ||
    kind === 'vapidFailed' ||
    kind === 'subscriptionFailed' ||
    kind === 'registerFailed'
      ? { kind, tries: getTries(status) }
      : { kind };

const setUnavailable: Transition = (status, event) =>
  event.type === 'noNotifications' ? { kind: 'notificationsUnavailable', why: event.why } : status;
const resetTries: Transition = () => ({ kind: 'notSubscribed', tries: 0 });
const countRetry: Transition = (status) => ({ kind: 'notSubscribed', tries: getTries(status) + 1 });

const forgotten: Transitions = { forgotten: toStatus('init') };
/** Once there is a worker. */
const anyTime: Transitions = {
  ...forgotten,
  denied: toStatus('userDenied'),
  unsubscribed: toStatus('serviceWorkerRegistered'),
};
/** While subscribing, and after a failure, with its reason. */
const underWay: Transitions = {
  ...anyTime,
  asked: resetTries,
  vapid: toStatus('vapidOk'),
  noVapid: toStatus('vapidFailed'),
};
const failed: Transitions = { ...underWay, again: countRetry, registered: toStatus('ready') };

/** Unlisted events change nothing. */
const table: Readonly<Record<StatusKind, Transitions>> = {
  init: {
    ...forgotten,
    noNotifications: setUnavailable,
    noWorker: toStatus('serviceWorkerUnavailable'),
    workerFailed: toStatus('serviceWorkerFailed'),
    workerRegistered: toStatus('serviceWorkerRegistered'),
  },
  notificationsUnavailable: forgotten,
  serviceWorkerUnavailable: forgotten,
  serviceWorkerFailed: { ...forgotten, workerRegistered: toStatus('serviceWorkerRegistered') },
  serviceWorkerRegistered: {
    ...anyTime,
    asked: resetTries,
    notFound: toStatus('notSubscribed'),
    registered: toStatus('ready'),
    notRegistered: toStatus('registerFailed'),
  },
  ready: { ...anyTime, notFound: toStatus('notSubscribed'), notRegistered: toStatus('registerFailed') },
  notSubscribed: failed,
  // The permission may be restored.
  userDenied: {
    ...anyTime,
    asked: resetTries,
    notFound: toStatus('notSubscribed'),
    registered: toStatus('ready'),
  },
  vapidOk: {
    ...anyTime,
    noSubscription: toStatus('subscriptionFailed'),
    notRegistered: toStatus('registerFailed'),
    registered: toStatus('ready'),
  },
  vapidFailed: failed,
  subscriptionFailed: failed,
  registerFailed: failed,
};

export function reduceStatus(status: NotificationStatus, event: NotificationEvent): NotificationStatus {
  return table[status.kind][event.type]?.(status, event) ?? status;
}

const RETRYABLE: ReadonlySet<StatusKind> = new Set<StatusKind>([
  'notSubscribed',
  'vapidFailed',
  'subscriptionFailed',
  'registerFailed',
]);

export const shouldRetry = (
  status: NotificationStatus,
  { wanted, allowed }: { readonly wanted: boolean; readonly allowed: boolean },
): boolean => RETRYABLE.has(status.kind) && wanted && allowed && getTries(status) < REGISTRATION_RETRIES;
