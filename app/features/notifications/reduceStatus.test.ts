import { expect, it } from 'vitest';
import { reduceStatus, shouldRetry } from './reduceStatus.ts';
import type { NotificationEvent, NotificationStatus, StatusKind } from './status.ts';

const statuses: Readonly<Record<StatusKind, NotificationStatus>> = {
  init: { kind: 'init' },
  notificationsUnavailable: { kind: 'notificationsUnavailable', why: 'old' },
  serviceWorkerUnavailable: { kind: 'serviceWorkerUnavailable' },
  serviceWorkerFailed: { kind: 'serviceWorkerFailed' },
  serviceWorkerRegistered: { kind: 'serviceWorkerRegistered' },
  ready: { kind: 'ready' },
  notSubscribed: { kind: 'notSubscribed', tries: 2 },
  userDenied: { kind: 'userDenied' },
  vapidOk: { kind: 'vapidOk', tries: 2 },
  vapidFailed: { kind: 'vapidFailed', tries: 2 },
  subscriptionFailed: { kind: 'subscriptionFailed', tries: 2 },
  registerFailed: { kind: 'registerFailed', tries: 2 },
};
const events: Readonly<Record<NotificationEvent['type'], NotificationEvent>> = {
  noNotifications: { type: 'noNotifications', why: 'install' },
  noWorker: { type: 'noWorker' },
  workerFailed: { type: 'workerFailed' },
  workerRegistered: { type: 'workerRegistered' },
  denied: { type: 'denied' },
  notFound: { type: 'notFound' },
  asked: { type: 'asked' },
  again: { type: 'again' },
  vapid: { type: 'vapid' },
  noVapid: { type: 'noVapid' },
  noSubscription: { type: 'noSubscription' },
  notRegistered: { type: 'notRegistered' },
  registered: { type: 'registered' },
  unsubscribed: { type: 'unsubscribed' },
  forgotten: { type: 'forgotten' },
};

const word = (status: NotificationStatus): string => {
  if ('why' in status) return `${status.kind} ${status.why}`;
  return 'tries' in status ? `${status.kind} ${status.tries}` : status.kind;
};

const anyTime = { denied: 'userDenied', unsubscribed: 'serviceWorkerRegistered', forgotten: 'init' };
const underWay = {
  ...anyTime,
  asked: 'notSubscribed 0',
  again: 'notSubscribed 3',
  vapid: 'vapidOk 2',
  noVapid: 'vapidFailed 2',
  registered: 'ready',
};

/** Transitions; all others change nothing. */
const leads: Readonly<Record<StatusKind, Readonly<Partial<Record<NotificationEvent['type'], string>>>>> = {
  init: {
    noNotifications: 'notificationsUnavailable install',
    noWorker: 'serviceWorkerUnavailable',
    workerFailed: 'serviceWorkerFailed',
    workerRegistered: 'serviceWorkerRegistered',
    forgotten: 'init',
  },
  notificationsUnavailable: { forgotten: 'init' },
  serviceWorkerUnavailable: { forgotten: 'init' },
  serviceWorkerFailed: { workerRegistered: 'serviceWorkerRegistered', forgotten: 'init' },
  serviceWorkerRegistered: {
    ...anyTime,
    asked: 'notSubscribed 0',
    notFound: 'notSubscribed 0',
    registered: 'ready',
    notRegistered: 'registerFailed 0',
  },
  ready: { ...anyTime, notFound: 'notSubscribed 0', notRegistered: 'registerFailed 0' },
  notSubscribed: underWay,
  userDenied: { ...anyTime, asked: 'notSubscribed 0', notFound: 'notSubscribed 0', registered: 'ready' },
  vapidOk: {
    ...anyTime,
    noSubscription: 'subscriptionFailed 2',
    notRegistered: 'registerFailed 2',
    registered: 'ready',
  },
  vapidFailed: underWay,
  subscriptionFailed: underWay,
  registerFailed: underWay,
};

const cells = Object.values(statuses).flatMap((status) =>
  Object.values(events).map((event) => {
    const led = leads[status.kind][event.type];
    return [status.kind, event.type, led ?? word(status), status, event] as const;
  }),
);

it.each(cells)('in %s, %s → %s', (_kind, _type, led, status, event) => {
  expect(word(reduceStatus(status, event))).toBe(led);
});
const both = { wanted: true, allowed: true };

it.each([
  ['notSubscribed', both, true],
  ['vapidFailed', both, true],
  ['subscriptionFailed', both, true],
  ['registerFailed', both, true],
  ['notSubscribed', { wanted: false, allowed: true }, false],
  ['notSubscribed', { wanted: true, allowed: false }, false],
  ['ready', both, false],
  ['vapidOk', both, false],
  ['userDenied', both, false],
  ['serviceWorkerRegistered', both, false],
  ['init', both, false],
  ['serviceWorkerFailed', both, false],
] as const)('%s with %o is retried automatically: %s', (kind, asked, tried) => {
  expect(shouldRetry(statuses[kind], asked)).toBe(tried);
});
