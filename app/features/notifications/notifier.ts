import { createStore, type Store } from '@parvis/locales/store';
import type { PushDevice, Wish } from './pushDevice.ts';
import type { NotificationEvent, NotificationStatus } from './status.ts';
import { isTriedAgain, statusAfter } from './statusAfter.ts';

/** How long until a device is registered anew by itself, milliseconds (specification 9). */
export const AGAIN_AFTER = 5_000;
/** Without a network `subscribe()` does not fail, it hangs: it is given up after this long, milliseconds. */
export const SUBSCRIBE_LIMIT = 20_000;

/** How notifications stand, for whoever shows it. */
export interface Notified {
  readonly status: NotificationStatus;
  /** Something is under way that its person asked for. */
  readonly busy: boolean;
  /** Words of messages are shown. */
  readonly content: boolean;
}

/** Brings notifications to a device, and takes them away. */
export interface Notifier {
  readonly state: Pick<Store<Notified>, 'get' | 'subscribe'>;
  /** Finds out how they stand; once more where the worker could not be had. Asks nobody anything. */
  readonly begin: () => Promise<void>;
  /** Looks again: the browser was told something else, or lost the subscription. */
  readonly look: () => Promise<void>;
  /** By a tap: asks for the permission, and subscribes. */
  readonly ask: () => Promise<void>;
  /** By a tap: no notifications here any more. */
  readonly stop: () => Promise<void>;
  /** By a tap: with the words of messages, or without. @returns false where the server did not hear of it */
  readonly showContent: (content: boolean) => Promise<boolean>;
  /** Whoever was here has left. */
  readonly forget: () => void;
}

/** @throws Error where it takes longer */
async function within<T>(limit: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It takes too long.')), limit);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** The status of a device and what leads from one to the next: rules are those of `status.ts`. */
export function createNotifier(device: PushDevice, wish: Wish): Notifier {
  const state = createStore<Notified>({ status: { kind: 'init' }, busy: false, content: false });
  /** Whoever asks for something else ends what is under way: its answers count no more. */
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

  /** Why there is no subscription: the browser was told to refuse, or did not answer. */
  const refusal = (): NotificationEvent => ({
    type: device.permission() === 'denied' ? 'denied' : 'noSubscription',
  });

  /** From a key to the server's word; each step that fails says how. Answers what comes last. */
  async function subscribe(isMine: () => boolean): Promise<NotificationEvent> {
    const key = await device.key().catch(() => undefined);
    if (key === undefined) return { type: 'noVapid' };
    if (isMine()) tell({ type: 'vapid' });
    try {
      await within(SUBSCRIBE_LIMIT, device.subscribe(key));
    } catch {
      return refusal();
    }
    // Whoever stopped it meanwhile is registered nowhere.
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

  /** Where it ended without one it is tried again by itself, for whoever wants notifications. */
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

  /** Where nothing may be shown the next way is to be gone; what the server did not hear it hears the next time. What may be is had anew. */
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
    // A newer key is taken by itself; until then the older one serves.
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
    // Whoever is being asked is not interrupted by their own answer, which the browser tells too.
    if (beyondWorker() && !state.get().busy) await run(found);
  };

  async function begin(): Promise<void> {
    const why = device.lack();
    if (why) return tell({ type: 'noNotifications', why });
    if (!device.hasWorkers()) return tell({ type: 'noWorker' });
    try {
      await device.register();
    } catch (error) {
      console.warn('notifications', error);
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
      // First of all: browsers ask only right after a tap.
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
