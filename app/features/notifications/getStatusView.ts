import type { Device } from '@parvis/api/entities/user';
import type { TextId } from '@parvis/locales/areas';
import type { NotifierState } from './notifier.ts';
import { shouldRetry } from './reduceStatus.ts';
import type { NotificationStatus, StatusKind, UnavailableReason } from './status.ts';

export interface StatusContext {
  readonly device: Pick<Device, 'os' | 'browser'>;
  readonly staff: boolean;
  readonly wanted: boolean;
  readonly allowed: boolean;
  /** Enabled here before. */
  readonly wasEnabled: boolean;
}

export interface StatusView {
  readonly tone: 'on' | 'off' | 'problem' | 'busy';
  readonly text: TextId;
  readonly steps: readonly TextId[];
  /** Text after the steps. */
  readonly more?: TextId | undefined;
  readonly action?: 'ask' | 'again' | 'stop' | undefined;
}

const createView = (
  tone: StatusView['tone'],
  text: TextId,
  more: Partial<Omit<StatusView, 'tone' | 'text'>> = {},
): StatusView => ({ tone, text, steps: [], ...more });

const unavailableViews: Readonly<Record<UnavailableReason, StatusView>> = {
  install: createView('off', 'notif.install', {
    steps: ['notif.install.share', 'notif.install.add', 'notif.install.open'],
  }),
  old: createView('off', 'notif.old'),
  none: createView('off', 'notif.none'),
};

/** By browser; the first match applies. */
const allowSteps: readonly (readonly [RegExp, readonly TextId[]])[] = [
  [/^iOS/, ['notif.denied.ios', 'notif.denied.iosApp', 'notif.denied.choose']],
  [/^macOS Safari/, ['notif.denied.mac', 'notif.denied.choose']],
  [/Samsung/, ['notif.denied.samsung', 'notif.denied.choose']],
  [/^Android (?:Chrome|Edge)/, ['notif.denied.sign', 'notif.denied.permissions', 'notif.denied.choose']],
  [/Firefox/, ['notif.denied.sign', 'notif.denied.firefox']],
  [/Chrome|Edge/, ['notif.denied.sign', 'notif.denied.switch']],
  [/^/, ['notif.denied.other', 'notif.denied.choose']],
];

/** To allow notifications again. */
export const findAllowSteps = ({ os, browser }: StatusContext['device']): readonly TextId[] =>
  allowSteps.find(([which]) => which.test(`${os} ${browser}`))?.[1] ?? [];

type BuildView = (around: StatusContext, status: NotificationStatus) => StatusView;

const buildOffer: BuildView = ({ staff }) =>
  createView('off', staff ? 'notif.offer.staff' : 'notif.offer', { action: 'ask' });

/** Retried, or offers a retry. */
const buildFailure =
  (text: TextId): BuildView =>
  (around, status) =>
    shouldRetry(status, around)
      ? createView('busy', text, { more: 'notif.soon' })
      : createView('problem', text, { action: 'again' });

const viewBuilders: Readonly<Record<StatusKind, BuildView>> = {
  init: () => createView('busy', 'notif.init'),
  notificationsUnavailable: ({ staff }, status) => {
    const why = 'why' in status ? status.why : 'none';
    // The visitor's settings explain installing just below.
    return why === 'install' && !staff ? createView('off', 'notif.install.here') : unavailableViews[why];
  },
  serviceWorkerUnavailable: () => createView('off', 'notif.noWorker'),
  serviceWorkerFailed: () => createView('problem', 'notif.workerFailed', { action: 'again' }),
  serviceWorkerRegistered: buildOffer,
  ready: ({ staff }) => createView('on', staff ? 'notif.ready.staff' : 'notif.ready', { action: 'stop' }),
  notSubscribed: (around, status) => {
    if (shouldRetry(status, around)) return createView('busy', 'notif.trying');
    if (around.wasEnabled && around.wanted && !around.allowed)
      return createView('problem', 'notif.lost', { action: 'ask' });
    return buildOffer(around, status);
  },
  userDenied: ({ device }) =>
    createView('problem', 'notif.denied', {
      steps: findAllowSteps(device),
      more: 'notif.denied.private',
      action: 'again',
    }),
  vapidOk: () => createView('busy', 'notif.trying'),
  vapidFailed: buildFailure('notif.vapidFailed'),
  subscriptionFailed: buildFailure('notif.subscriptionFailed'),
  registerFailed: buildFailure('notif.registerFailed'),
};

export const getStatusView = ({ status }: Pick<NotifierState, 'status'>, around: StatusContext): StatusView =>
  viewBuilders[status.kind](around, status);
