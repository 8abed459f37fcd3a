import type { Device } from '@parvis/api/entities/user';
import type { TextId } from '@parvis/locales/areas';
import type { Notified } from './notifier.ts';
import type { Lack, NotificationStatus, StatusKind } from './status.ts';
import { isTriedAgain } from './statusAfter.ts';

export interface Around {
  readonly device: Pick<Device, 'os' | 'browser'>;
  readonly staff: boolean;
  readonly wanted: boolean;
  readonly allowed: boolean;
  /** They were enabled here before. */
  readonly was: boolean;
}

export interface StatusView {
  readonly tone: 'on' | 'off' | 'problem' | 'busy';
  readonly text: TextId;
  readonly steps: readonly TextId[];
  /** Text after the steps. */
  readonly more?: TextId | undefined;
  readonly action?: 'ask' | 'again' | 'stop' | undefined;
}

const view = (
  tone: StatusView['tone'],
  text: TextId,
  more: Partial<Omit<StatusView, 'tone' | 'text'>> = {},
): StatusView => ({ tone, text, steps: [], ...more });

const lacks: Readonly<Record<Lack, StatusView>> = {
  install: view('off', 'notif.install', {
    steps: ['notif.install.share', 'notif.install.add', 'notif.install.open'],
  }),
  old: view('off', 'notif.old'),
  none: view('off', 'notif.none'),
};

/** Steps by browser; the first match applies. */
const allowing: readonly (readonly [RegExp, readonly TextId[]])[] = [
  [/^iOS/, ['notif.denied.ios', 'notif.denied.iosApp', 'notif.denied.choose']],
  [/^macOS Safari/, ['notif.denied.mac', 'notif.denied.choose']],
  [/Samsung/, ['notif.denied.samsung', 'notif.denied.choose']],
  [/^Android (?:Chrome|Edge)/, ['notif.denied.sign', 'notif.denied.permissions', 'notif.denied.choose']],
  [/Firefox/, ['notif.denied.sign', 'notif.denied.firefox']],
  [/Chrome|Edge/, ['notif.denied.sign', 'notif.denied.switch']],
  [/^/, ['notif.denied.other', 'notif.denied.choose']],
];

/** Steps to allow notifications again. */
export const stepsToAllow = ({ os, browser }: Around['device']): readonly TextId[] =>
  allowing.find(([which]) => which.test(`${os} ${browser}`))?.[1] ?? [];

type Says = (around: Around, status: NotificationStatus) => StatusView;

const offer: Says = ({ staff }) =>
  view('off', staff ? 'notif.offer.staff' : 'notif.offer', { action: 'ask' });

/** A failure that is retried, or offers a retry. */
const failure =
  (text: TextId): Says =>
  (around, status) =>
    isTriedAgain(status, around)
      ? view('busy', text, { more: 'notif.soon' })
      : view('problem', text, { action: 'again' });

const says: Readonly<Record<StatusKind, Says>> = {
  init: () => view('busy', 'notif.init'),
  notificationsUnavailable: ({ staff }, status) => {
    const why = 'why' in status ? status.why : 'none';
    // The visitor's settings explain installing just below.
    return why === 'install' && !staff ? view('off', 'notif.install.here') : lacks[why];
  },
  serviceWorkerUnavailable: () => view('off', 'notif.noWorker'),
  serviceWorkerFailed: () => view('problem', 'notif.workerFailed', { action: 'again' }),
  serviceWorkerRegistered: offer,
  ready: ({ staff }) => view('on', staff ? 'notif.ready.staff' : 'notif.ready', { action: 'stop' }),
  notSubscribed: (around, status) => {
    if (isTriedAgain(status, around)) return view('busy', 'notif.trying');
    if (around.was && around.wanted && !around.allowed)
      return view('problem', 'notif.lost', { action: 'ask' });
    return offer(around, status);
  },
  userDenied: ({ device }) =>
    view('problem', 'notif.denied', {
      steps: stepsToAllow(device),
      more: 'notif.denied.private',
      action: 'again',
    }),
  vapidOk: () => view('busy', 'notif.trying'),
  vapidFailed: failure('notif.vapidFailed'),
  subscriptionFailed: failure('notif.subscriptionFailed'),
  registerFailed: failure('notif.registerFailed'),
};

/** Texts and action of a status. */
export const statusView = ({ status }: Pick<Notified, 'status'>, around: Around): StatusView =>
  says[status.kind](around, status);
