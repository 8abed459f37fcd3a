import { describe, expect, it } from 'vitest';
import { findAllowSteps, getStatusView, type StatusContext } from './getStatusView.ts';
import type { NotificationStatus } from './status.ts';

const around: StatusContext = {
  device: { os: 'Android', browser: 'Chrome 130' },
  staff: false,
  wanted: true,
  allowed: true,
  wasEnabled: true,
};
const spent = { tries: 5 };
const begun = { tries: 0 };

describe('texts and action of each status', () => {
  it.each<[NotificationStatus, Partial<StatusContext>, string]>([
    [{ kind: 'init' }, {}, 'busy notif.init'],
    [{ kind: 'notificationsUnavailable', why: 'install' }, {}, 'off notif.install.here'],
    [{ kind: 'notificationsUnavailable', why: 'install' }, { staff: true }, 'off notif.install'],
    [{ kind: 'notificationsUnavailable', why: 'old' }, {}, 'off notif.old'],
    [{ kind: 'notificationsUnavailable', why: 'none' }, {}, 'off notif.none'],
    [{ kind: 'serviceWorkerUnavailable' }, {}, 'off notif.noWorker'],
    [{ kind: 'serviceWorkerFailed' }, {}, 'problem notif.workerFailed again'],
    [{ kind: 'serviceWorkerRegistered' }, {}, 'off notif.offer ask'],
    [{ kind: 'serviceWorkerRegistered' }, { staff: true }, 'off notif.offer.staff ask'],
    [{ kind: 'ready' }, {}, 'on notif.ready stop'],
    [{ kind: 'ready' }, { staff: true }, 'on notif.ready.staff stop'],
    [{ kind: 'notSubscribed', ...begun }, {}, 'busy notif.trying'],
    [{ kind: 'notSubscribed', ...spent }, {}, 'off notif.offer ask'],
    [{ kind: 'notSubscribed', ...begun }, { allowed: false }, 'problem notif.lost ask'],
    [{ kind: 'notSubscribed', ...begun }, { allowed: false, wasEnabled: false }, 'off notif.offer ask'],
    [{ kind: 'notSubscribed', ...begun }, { wanted: false }, 'off notif.offer ask'],
    [{ kind: 'userDenied' }, {}, 'problem notif.denied again'],
    [{ kind: 'vapidOk', ...begun }, {}, 'busy notif.trying'],
    [{ kind: 'vapidFailed', ...begun }, {}, 'busy notif.vapidFailed'],
    [{ kind: 'vapidFailed', ...spent }, {}, 'problem notif.vapidFailed again'],
    [{ kind: 'subscriptionFailed', ...begun }, {}, 'busy notif.subscriptionFailed'],
    [{ kind: 'subscriptionFailed', ...spent }, {}, 'problem notif.subscriptionFailed again'],
    [{ kind: 'registerFailed', ...begun }, {}, 'busy notif.registerFailed'],
    [{ kind: 'registerFailed', ...begun }, { wanted: false }, 'problem notif.registerFailed again'],
  ])('%o, %o: %s', (status, more, said) => {
    const { tone, text, action = '' } = getStatusView({ status }, { ...around, ...more });
    expect(`${tone} ${text} ${action}`.trim()).toBe(said);
  });
});

describe('steps to restore the permission', () => {
  it.each([
    ['iOS', 'Safari 17.5', 'notif.denied.ios'],
    ['iOS', 'Chrome 120', 'notif.denied.ios'],
    ['macOS', 'Safari 17.5', 'notif.denied.mac'],
    ['Android', 'Samsung 25', 'notif.denied.samsung'],
    ['Android', 'Chrome 130', 'notif.denied.permissions'],
    ['Android', 'Firefox 130', 'notif.denied.firefox'],
    ['Windows', 'Edge 130', 'notif.denied.switch'],
    ['macOS', 'Chrome 130', 'notif.denied.switch'],
    ['Linux', 'Firefox 130', 'notif.denied.firefox'],
    ['Linux', 'other', 'notif.denied.other'],
  ] as const)('in %s, %s: %s', (os, browser, named) => {
    expect(findAllowSteps({ os, browser })).toContain(named);
  });
});
