import { createStore, type Store } from '@parvis/locales/store';
import { REGISTRATION_RETRY_DELAY } from '../../lib/constants.ts';
import type { NotificationPreference, PushDevice } from './pushDevice.ts';
import { reduceStatus, shouldRetry } from './reduceStatus.ts';
import type { NotificationEvent, NotificationStatus } from './status.ts';

/** Milliseconds: `subscribe()` hangs without network, every call without a ready worker. */
export const SUBSCRIBE_TIMEOUT = 20_000;

export interface NotifierState {
  readonly status: NotificationStatus;
  /** A tap is being processed. */
  readonly busy: boolean;
  /** Show message texts. */
  readonly content: boolean;
}

export interface Notifier {
  readonly state: Pick<Store<NotifierState>, 'get' | 'subscribe'>;
  /** Detects the status, retries a failed worker; never prompts. */
  readonly start: () => Promise<void>;
  /** After a change of permission or subscription. */
  readonly check: () => Promise<void>;
  /** On a tap: asks permission and subscribes. */
  readonly enable: () => Promise<void>;
  /** On a tap: unsubscribes. */
  readonly stop: () => Promise<void>;
  /** On a tap: shows or hides message texts. @returns false if the server did not get it */
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

/** A check or subscription; the next run makes it stale. */
interface Run {
  readonly isCurrent: () => boolean;
  readonly change: (part: Partial<NotifierState>) => void;
  readonly dispatch: (event: NotificationEvent) => void;
}

const WITHOUT_WORKER: readonly NotificationStatus['kind'][] = [
  'init',
  'notificationsUnavailable',
  'serviceWorkerUnavailable',
  'serviceWorkerFailed',
];

/** @returns the first event */
async function registerWorker(device: PushDevice): Promise<NotificationEvent> {
  const why = device.getUnavailableReason();
  if (why) return { type: 'noNotifications', why };
  if (!device.hasWorkers()) return { type: 'noWorker' };
  try {
    await device.registerWorker();
    return { type: 'workerRegistered' };
  } catch (error) {
    console.warn('Failed to register the service worker', { event: 'worker_register_failed', err: error });
    return { type: 'workerFailed' };
  }
}

/** @returns the last event */
async function subscribe(device: PushDevice, run: Run): Promise<NotificationEvent> {
  const key = await device.fetchKey().catch(() => undefined);
  if (key === undefined) return { type: 'noVapid' };
  run.dispatch({ type: 'vapid' });
  try {
    await withTimeout(SUBSCRIBE_TIMEOUT, device.subscribe(key));
  } catch {
    return { type: device.getPermission() === 'denied' ? 'denied' : 'noSubscription' };
  }
  // Stopped in the meantime.
  if (!run.isCurrent()) return { type: 'unsubscribed' };
  try {
    const { success, content } = await device.sendSubscription();
    run.change({ content });
    return { type: success ? 'registered' : 'notRegistered' };
  } catch {
    return { type: 'notRegistered' };
  }
}

/** Best effort: tells the server that permission is gone. */
async function handleLoss(device: PushDevice, event: NotificationEvent): Promise<NotificationEvent> {
  if (device.getPermission() !== 'granted') await device.reportLoss().catch(() => undefined);
  return event;
}

async function checkSubscription(device: PushDevice, run: Run): Promise<NotificationEvent> {
  if (device.getPermission() === 'denied') return handleLoss(device, { type: 'denied' });
  if (!(await withTimeout(SUBSCRIBE_TIMEOUT, device.isSubscribed()).catch(() => false)))
    return handleLoss(device, { type: 'notFound' });
  const taken = await device.sendSubscription().catch(() => undefined);
  if (!taken) return { type: 'notRegistered' };
  run.change({ content: taken.content });
  if (taken.success && !taken.staleKey) return { type: 'registered' };
  // The old key works until the new one is in use.
  run.dispatch({ type: taken.success ? 'registered' : 'notFound' });
  const renewed = await subscribe(device, run);
  if (!taken.success || renewed.type === 'registered') return renewed;
  return { type: (await device.isSubscribed().catch(() => false)) ? 'registered' : 'notFound' };
}

/** Runs `status.ts` on a device. */
export function createNotifier(device: PushDevice, wish: NotificationPreference): Notifier {
  const state = createStore<NotifierState>({ status: { kind: 'init' }, busy: false, content: false });
  let currentRun = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const change = (part: Partial<NotifierState>) => state.set({ ...state.get(), ...part });
  const dispatch = (event: NotificationEvent) => change({ status: reduceStatus(state.get().status, event) });
  const startRun = (): Run => {
    clearTimeout(timer);
    currentRun += 1;
    const mine = currentRun;
    const isCurrent = () => mine === currentRun;
    return {
      isCurrent,
      change: (part) => isCurrent() && change(part),
      dispatch: (event) => isCurrent() && dispatch(event),
    };
  };

  function scheduleRetry(): void {
    const asked = { wanted: wish.wanted(), allowed: device.getPermission() === 'granted' };
    if (!shouldRetry(state.get().status, asked)) return;
    timer = setTimeout(() => {
      dispatch({ type: 'again' });
      void run(subscribe);
    }, REGISTRATION_RETRY_DELAY);
  }

  async function run(step: typeof subscribe): Promise<void> {
    const own = startRun();
    const last = await step(device, own);
    if (!own.isCurrent()) return;
    dispatch(last);
    change({ busy: false });
    scheduleRetry();
  }

  const check = async (): Promise<void> => {
    const { status, busy } = state.get();
    // Our own prompt also fires the permission's change event.
    if (!WITHOUT_WORKER.includes(status.kind) && !busy) await run(checkSubscription);
  };

  return {
    state,
    async start() {
      const event = await registerWorker(device);
      dispatch(event);
      if (event.type === 'workerRegistered') await check();
    },
    check,
    async enable() {
      // Before any await: browsers prompt only right after a tap.
      const answer = device.askPermission();
      const { isCurrent } = startRun();
      change({ busy: true });
      const permission = await answer.catch(() => device.getPermission());
      if (!isCurrent()) return;
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
