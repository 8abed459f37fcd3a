import { createStore, type Store } from '@parvis/locales/store';
import type { PushDevice, Wish } from './pushDevice.ts';
import type { NotificationEvent, NotificationStatus } from './status.ts';
import { isTriedAgain, statusAfter } from './statusAfter.ts';

/** Delay before a device is registered again, milliseconds (specification 9). */
export const AGAIN_AFTER = 5_000;
/** Timeout in milliseconds: without a network `subscribe()` hangs. */
export const SUBSCRIBE_LIMIT = 20_000;

export interface Notified {
  readonly status: NotificationStatus;
  /** A tap is being processed. */
  readonly busy: boolean;
  /** Message texts are shown. */
  readonly content: boolean;
}

export interface Notifier {
  readonly state: Pick<Store<Notified>, 'get' | 'subscribe'>;
  /** Detects the status, and retries a failed worker; prompts nobody. */
  readonly begin: () => Promise<void>;
  /** Rechecks after a change of permission or subscription. */
  readonly look: () => Promise<void>;
  /** On a tap: requests permission and subscribes. */
  readonly ask: () => Promise<void>;
  /** On a tap: unsubscribes. */
  readonly stop: () => Promise<void>;
  /** On a tap: shows or hides message texts. @returns false where the server did not get it */
  readonly showContent: (content: boolean) => Promise<boolean>;
  /** The person left. */
  readonly forget: () => void;
}

/** @throws Error on timeout */
async function within<T>(limit: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It takes too long.')), limit);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Runs the state machine of `status.ts` on a device. */
export function createNotifier(device: PushDevice, wish: Wish): Notifier {
  const state = createStore<Notified>({ status: { kind: 'init' }, busy: false, content: false });
  /** Invalidates earlier runs: their results are ignored. */
  let turn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const change = (part: Partial<Notified>) => state.set({ ...state.get(), ...part });
  const tell = (event: NotificationEvent) => change({ status: statusAfter(state.get().status, event) });
  const takeTurn = () => {
    clearTimeout(timer);
    turn += 1;
    const mine = turn;
    return () => mine === turn;
  };

  const refusal = (): NotificationEvent => ({
    type: device.permission() === 'denied' ? 'denied' : 'noSubscription',
  });

  /** Fetches the key, subscribes and registers. @returns the last event */
  async function subscribe(isMine: () => boolean): Promise<NotificationEvent> {
    const key = await device.key().catch(() => undefined);
    if (key === undefined) return { type: 'noVapid' };
    if (isMine()) tell({ type: 'vapid' });
    try {
      await within(SUBSCRIBE_LIMIT, device.subscribe(key));
    } catch {
      return refusal();
    }
    // Stopped in the meantime.
    if (!isMine()) return { type: 'unsubscribed' };
    return register(isMine);
  }

  async function register(isMine: () => boolean): Promise<NotificationEvent> {
    try {
      const { success, content } = await device.tell();
      if (isMine()) change({ content });
      return { type: success ? 'registered' : 'notRegistered' };
    } catch {
      return { type: 'notRegistered' };
    }
  }

  /** Schedules a retry, if wanted and allowed. */
  function tryAgain(): void {
    const asked = { wanted: wish.wanted(), allowed: device.permission() === 'granted' };
    if (!isTriedAgain(state.get().status, asked)) return;
    timer = setTimeout(() => {
      tell({ type: 'again' });
      void run(subscribe);
    }, AGAIN_AFTER);
  }

  async function run(way: (isMine: () => boolean) => Promise<NotificationEvent | undefined>): Promise<void> {
    const isMine = takeTurn();
    const last = await way(isMine);
    if (!isMine()) return;
    if (last) tell(last);
    change({ busy: false });
    tryAgain();
  }

  /** Without permission reports the loss to the server, by best effort. */
  async function lost(event: NotificationEvent): Promise<NotificationEvent> {
    if (device.permission() !== 'granted') await device.lose().catch(() => undefined);
    return event;
  }

  async function found(isMine: () => boolean): Promise<NotificationEvent> {
    if (device.permission() === 'denied') return lost({ type: 'denied' });
    if (!(await device.isSubscribed().catch(() => false))) return lost({ type: 'notFound' });
    const taken = await device.tell().catch(() => undefined);
    if (!taken) return { type: 'notRegistered' };
    if (isMine()) change({ content: taken.content });
    if (taken.success && !taken.staleKey) return { type: 'registered' };
    // The old key works until the new one is in use.
    if (isMine()) tell({ type: taken.success ? 'registered' : 'notFound' });
    const renewed = await subscribe(isMine);
    if (!taken.success || renewed.type === 'registered') return renewed;
    return { type: (await device.isSubscribed().catch(() => false)) ? 'registered' : 'notFound' };
  }

  const beyondWorker = (): boolean =>
    !['init', 'notificationsUnavailable', 'serviceWorkerUnavailable', 'serviceWorkerFailed'].includes(
      state.get().status.kind,
    );

  const look = async (): Promise<void> => {
    // The permission's change event must not interrupt our own prompt.
    if (beyondWorker() && !state.get().busy) await run(found);
  };

  async function begin(): Promise<void> {
    const why = device.lack();
    if (why) return tell({ type: 'noNotifications', why });
    if (!device.hasWorkers()) return tell({ type: 'noWorker' });
    try {
      await device.register();
    } catch (error) {
      console.warn('Failed to register the service worker', { event: 'worker_register_failed', err: error });
      return tell({ type: 'workerFailed' });
    }
    tell({ type: 'workerRegistered' });
    await look();
  }

  return {
    state,
    begin,
    look,
    async ask() {
      // Before any await: browsers prompt only right after a tap.
      const answer = device.ask();
      const isMine = takeTurn();
      change({ busy: true });
      const permission = await answer.catch(() => device.permission());
      if (!isMine()) return;
      if (permission !== 'granted') {
        tell({ type: permission === 'denied' ? 'denied' : 'notFound' });
        change({ busy: false });
        return;
      }
      tell({ type: 'asked' });
      wish.want(true);
      await run(subscribe);
    },
    async stop() {
      takeTurn();
      wish.want(false);
      tell({ type: 'unsubscribed' });
      change({ busy: false });
      await device.unsubscribe().catch(() => undefined);
    },
    async showContent(content) {
      const before = state.get().content;
      change({ content });
      try {
        change({ content: (await device.tell(content)).content });
        return true;
      } catch {
        change({ content: before });
        return false;
      }
    },
    forget() {
      takeTurn();
      tell({ type: 'forgotten' });
      change({ busy: false, content: false });
    },
  };
}
