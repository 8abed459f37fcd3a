import type { UserStatus } from '@parvis/api/entities/user';
import { useEffect } from 'react';
import { queryClient } from '../../lib/api/queryClient.ts';
import { useStore } from '../../lib/api/useStore.ts';
import { describeDevice } from '../../lib/session/device.ts';
import { browserDevice } from './browserDevice.ts';
import { getStatusView, type StatusView } from './getStatusView.ts';
import type { NotifierState } from './notifier.ts';
import { followNotifications, isNotificationWanted, notifier } from './ownNotifications.ts';
import { hasPushRegistration } from './registration.ts';

/** This device's status with texts. */
export function useNotifications({ roles }: Pick<UserStatus, 'roles'>): NotifierState & {
  readonly view: StatusView;
  readonly isPhone: boolean;
  /** Settled, not assumed. */
  readonly isKnown: boolean;
} {
  const notified = useStore(notifier.state);
  useEffect(followNotifications, []);
  const device = describeDevice();
  const view = getStatusView(notified, {
    device,
    staff: roles.length > 0,
    wanted: isNotificationWanted(),
    allowed: browserDevice.getPermission() === 'granted',
    wasEnabled: hasPushRegistration(),
  });
  const isKnown = view.tone !== 'busy' && notified.status.kind !== 'serviceWorkerRegistered';
  return { ...notified, view, isPhone: device.type === 'phone', isKnown };
}

/** Channels in the settings. */
const refreshChannels = (done: Promise<void>): void =>
  void done.then(() => queryClient.invalidateQueries({ queryKey: ['ways'] }));

export const actions: Readonly<Record<NonNullable<StatusView['action']>, () => void>> = {
  ask: () => refreshChannels(notifier.enable()),
  again: () =>
    refreshChannels(
      notifier.state.get().status.kind === 'serviceWorkerFailed' ? notifier.start() : notifier.enable(),
    ),
  stop: () => refreshChannels(notifier.stop()),
};
