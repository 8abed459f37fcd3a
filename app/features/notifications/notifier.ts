import { createStore, type Store } from '@parvis/locales/store';
import type { NotificationPreference, PushDevice } from './pushDevice.ts';
import { reduceStatus, shouldRetry } from './reduceStatus.ts';
import type { NotificationEvent, NotificationStatus } from './status.ts';

/** Delay before a device is registered again, milliseconds (specification 9). */
export const RETRY_DELAY = 5_000;
/** Timeout in milliseconds: without a network `subscribe()` hangs. */
export const SUBSCRIBE_TIMEOUT = 20_000;

export interface NotifierState {
  readonly status: NotificationStatus;
  /** A tap is being processed. */
  readonly busy: boolean;
  /** Message texts are shown. */
  readonly content: boolean;
}

export interface Notifier {
  readonly state: Pick<Store<NotifierState>, 'get' | 'subscribe'>;
  /** Detects the status, and retries a failed worker; never opens the permission prompt. */
  readonly begin: () => Promise<void>;
  /** Rechecks after a change of permission or subscription. */
  readonly check: () => Promise<void>;
  /** On a tap: requests permission and subscribes. */
  readonly enable: () => Promise<void>;
  /** On a tap: unsubscribes. */
  readonly stop: () => Promise<void>;
  /** On a tap: shows or hides message texts. @returns false where the server did not get it */
  readonly showContent: (content: boolean) => Promise<boolean>;
  /** The person left. */
  readonly reset: () => void;
}

/** @throws Error on timeout */
async function withTimeout<T>(limit: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It takes too long.')), limit);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Runs the state machine of `status.ts` on a device. */
export function createNotifier(device: PushDevice, wish: NotificationPreference): Notifier {
  const state = createStore<NotifierState>({ status: { kind: 'init' }, busy: false, content: false });
  /** Invalidates earlier runs: their results are ignored. */
  let currentRun = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const change = (part: Partial<NotifierState>) => state.set({ ...state.get(), ...part });
  const dispatch = (event: NotificationEvent) => change({ status: reduceStatus(state.get().status, event) });
  const startRun = () => {
    clearTimeout(timer);
    currentRun += 1;
    const mine = currentRun;
    return () => mine === currentRun;
  };

  const getRefusalEvent = (): NotificationEvent => ({
    type: device.getPermission() === 'denied' ? 'denied' : 'noSubscription',
  });

  /** Fetches the key, subscribes and registers. @returns the last event */
  async function subscribe(isMine: () => boolean): Promise<NotificationEvent> {
    const key = await device.fetchKey().catch(() => undefined);
    if (key === undefined) return { type: 'noVapid' };
    if (isMine()) dispatch({ type: 'vapid' });
    try {
      await withTimeout(SUBSCRIBE_TIMEOUT, device.subscribe(key));
    } catch {
      return getRefusalEvent();
    }
    // Stopped in the meantime.
    if (!isMine()) return { type: 'unsubscribed' };
    return register(isMine);
  }

  async function register(isMine: () => boolean): Promise<NotificationEvent> {
    try {
      const { success, content } = await device.sendSubscription();
      if (isMine()) change({ content });
      return { type: success ? 'registered' : 'notRegistered' };
    } catch {
      return { type: 'notRegistered' };
    }
  }

  /** Schedules a retry, if wanted and allowed. */
  function scheduleRetry(): void {
    const asked = { wanted: wish.wanted(), allowed: device.getPermission() === 'granted' };
    if (!shouldRetry(state.get().status, asked)) return;
    timer = setTimeout(() => {
      dispatch({ type: 'again' });
      void run(subscribe);
    }, RETRY_DELAY);
  }

  async function run(way: (isMine: () => boolean) => Promise<NotificationEvent | undefined>): Promise<void> {
    const isMine = startRun();
    const last = await way(isMine);
    if (!isMine()) return;
    if (last) dispatch(last);
    change({ busy: false });
    scheduleRetry();
  }

  /** Without permission reports the loss to the server, by best effort. */
  async function handleLoss(event: NotificationEvent): Promise<NotificationEvent> {
    if (device.getPermission() !== 'granted') await device.reportLoss().catch(() => undefined);
    return event;
  }

  async function checkSubscription(isMine: () => boolean): Promise<NotificationEvent> {
    if (device.getPermission() === 'denied') return handleLoss({ type: 'denied' });
    if (!(await device.isSubscribed().catch(() => false))) return handleLoss({ type: 'notFound' });
    const taken = await device.sendSubscription().catch(() => undefined);
    if (!taken) return { type: 'notRegistered' };
    if (isMine()) change({ content: taken.content });
    if (taken.success && !taken.staleKey) return { type: 'registered' };
    // The old key works until the new one is in use.
    if (isMine()) dispatch({ type: taken.success ? 'registered' : 'notFound' });
    const renewed = await subscribe(isMine);
    if (!taken.success || renewed.type === 'registered') return renewed;
    return { type: (await device.isSubscribed().catch(() => false)) ? 'registered' : 'notFound' };
  }

  const isWorkerRegistered = (): boolean =>
    !['init', 'notificationsUnavailable', 'serviceWorkerUnavailable', 'serviceWorkerFailed'].includes(
      state.get().status.kind,
    );

  const look = async (): Promise<void> => {
    // The permission's change event must not interrupt our own prompt.
    if (isWorkerRegistered() && !state.get().busy) await run(checkSubscription);
  };

  async function begin(): Promise<void> {
    const why = device.getUnavailableReason();
    if (why) return dispatch({ type: 'noNotifications', why });
    if (!device.hasWorkers()) return dispatch({ type: 'noWorker' });
    try {
      await device.registerWorker();
    } catch (error) {
      console.warn('Failed to register the service worker', { event: 'worker_register_failed', err: error });
      return dispatch({ type: 'workerFailed' });
    }
    dispatch({ type: 'workerRegistered' });
    await look();
  }

  return {
    state,
    begin,
    check: look,
    async enable() {
      // Before any await: browsers prompt only right after a tap.
      const answer = device.askPermission();
      const isMine = startRun();
      change({ busy: true });
      const permission = await answer.catch(() => device.getPermission());
      if (!isMine()) return;
      if (permission !== 'granted') {
        dispatch({ type: permission === 'denied' ? 'denied' : 'notFound' });
        change({ busy: false });
        return;
      }
      dispatch({ type: 'asked' });
      wish.want(true);
      await run(subscribe);
    },
    async stop() {
      startRun();
      wish.want(false);
      dispatch({ type: 'unsubscribed' });
      change({ busy: false });
      await device.unsubscribe().catch(() => undefined);
    },
    async showContent(content) {
      const before = state.get().content;
      change({ content });
      try {
        change({ content: (await device.sendSubscription(content)).content });
        return true;
      } catch {
        change({ content: before });
        return false;
      }
    },
    reset() {
      startRun();
      dispatch({ type: 'forgotten' });
      change({ busy: false, content: false });
    },
  };
}
