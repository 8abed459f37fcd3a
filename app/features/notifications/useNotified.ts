import type { UserStatus } from '@parvis/api/entities/user';
import { useEffect } from 'react';
import { queryClient } from '../../lib/api/queryClient.ts';
import { useStore } from '../../lib/api/store.ts';
import { describeDevice } from '../../lib/session/device.ts';
import { browserDevice } from './browserDevice.ts';
import type { Notified } from './notifier.ts';
import { followNotifications, isWanted, notifier } from './own.ts';
import { wasRegistered } from './registered.ts';
import { type StatusView, statusView } from './statusWords.ts';

/** How notifications stand on this device for whoever is here, in words too. */
export function useNotified({ roles }: Pick<UserStatus, 'roles'>): Notified & {
  readonly view: StatusView;
  readonly isPhone: boolean;
  /** It was found out; until then a browser that refuses looks like one that may be asked. */
  readonly isKnown: boolean;
} {
  const notified = useStore(notifier.state);
  useEffect(followNotifications, []);
  const device = describeDevice();
  const view = statusView(notified, {
    device,
    staff: roles.length > 0,
    wanted: isWanted(),
    allowed: browserDevice.permission() === 'granted',
    was: wasRegistered(),
  });
  const isKnown = view.tone !== 'busy' && notified.status.kind !== 'serviceWorkerRegistered';
  return { ...notified, view, isPhone: device.type === 'phone', isKnown };
}

/** By which ways somebody is told is asked anew where it is shown. */
const afterwards = (done: Promise<void>): void =>
  void done.then(() => queryClient.invalidateQueries({ queryKey: ['ways'] }));

/** What is done by a tap, by the name of the action. */
export const actions: Readonly<Record<NonNullable<StatusView['action']>, () => void>> = {
  ask: () => afterwards(notifier.ask()),
  again: () =>
    afterwards(
      notifier.state.get().status.kind === 'serviceWorkerFailed' ? notifier.begin() : notifier.ask(),
    ),
  stop: () => afterwards(notifier.stop()),
};
