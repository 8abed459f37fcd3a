import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNotifier, SUBSCRIBE_TIMEOUT } from './notifier.ts';
import type { PushDevice } from './pushDevice.ts';

let did: string[];
let wanted: boolean;
let permission: NotificationPermission;
let subscribed: boolean;

const registered = { success: true, staleKey: false, content: false };

const device = (more: Partial<PushDevice> = {}): PushDevice => ({
  getUnavailableReason: () => undefined,
  hasWorkers: () => true,
  registerWorker: async () => undefined,
  getPermission: () => permission,
  askPermission: async () => {
    did.push('ask');
    permission = 'granted';
    return permission;
  },
  isSubscribed: async () => subscribed,
  fetchKey: async () => 'key',
  subscribe: async (key) => {
    did.push(`subscribe ${key}`);
    subscribed = true;
  },
  sendSubscription: async (content) => {
    did.push(content === undefined ? 'tell' : `tell ${content}`);
    return { ...registered, content: content ?? false };
  },
  reportLoss: async () => undefined,
  unsubscribe: async () => {
    did.push('unsubscribe');
    subscribed = false;
  },
  ...more,
});
const wish = {
  wanted: () => wanted,
  want: (on: boolean) => {
    wanted = on;
  },
};
const on = (more?: Partial<PushDevice>) => {
  const notifier = createNotifier(device(more), wish);
  return { ...notifier, kind: () => notifier.state.get().status.kind };
};
const never = <T>() => new Promise<T>(() => {});
const refused = async (): Promise<never> => {
  throw new Error('refused');
};

beforeEach(() => {
  did = [];
  wanted = false;
  permission = 'default';
  subscribed = false;
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the status is detected without a prompt', () => {
  it.each<[string, Partial<PushDevice>, NotificationPermission, boolean, string]>([
    [
      'no notifications',
      { getUnavailableReason: () => 'none' },
      'default',
      false,
      'notificationsUnavailable',
    ],
    ['no workers', { hasWorkers: () => false }, 'default', false, 'serviceWorkerUnavailable'],
    ['a worker that fails', { registerWorker: refused }, 'default', false, 'serviceWorkerFailed'],
    ['nothing yet', {}, 'default', false, 'notSubscribed'],
    ['a refusal', {}, 'denied', false, 'userDenied'],
    ['a refusal, with a subscription of before', {}, 'denied', true, 'userDenied'],
    ['a subscription', {}, 'granted', true, 'ready'],
    [
      'a subscription that the server was not told of',
      { sendSubscription: refused },
      'granted',
      true,
      'registerFailed',
    ],
  ])('%s: %s', async (_, more, allowed, has, kind) => {
    permission = allowed;
    subscribed = has;
    const notifier = on(more);
    await notifier.start();
    expect(notifier.kind()).toBe(kind);
    expect(did).not.toContain('ask');
  });
});

it('is not subscribed where the worker never becomes ready', async () => {
  const notifier = on({ isSubscribed: never });
  const started = notifier.start();
  await vi.advanceTimersByTimeAsync(20_000);
  await started;
  expect(notifier.kind()).toBe('notSubscribed');
});

describe('enabling by a tap', () => {
  it('requests permission first, then subscribes and registers', async () => {
    const notifier = on();
    await notifier.start();
    const asked = notifier.enable();
    expect([did, notifier.state.get().busy]).toEqual([['ask'], true]);
    await asked;
    expect(did).toEqual(['ask', 'subscribe key', 'tell']);
    expect([notifier.kind(), wanted, notifier.state.get().busy]).toEqual(['ready', true, false]);
  });

  it.each<[NotificationPermission, string]>([
    ['denied', 'userDenied'],
    ['default', 'notSubscribed'],
  ])('ends with permission %s in %s', async (answer, kind) => {
    const notifier = on({ askPermission: async () => answer });
    await notifier.start();
    await notifier.enable();
    expect([notifier.kind(), wanted, did]).toEqual([kind, false, []]);
  });

  it.each<[string, Partial<PushDevice>, string]>([
    ['the server has no key', { fetchKey: refused }, 'vapidFailed'],
    ['the browser does not subscribe', { subscribe: refused }, 'subscriptionFailed'],
    ['the server is not reached', { sendSubscription: refused }, 'registerFailed'],
    [
      'the server refuses',
      { sendSubscription: async () => ({ ...registered, success: false }) },
      'registerFailed',
    ],
  ])('fails where %s: %s', async (_, more, kind) => {
    const notifier = on(more);
    await notifier.start();
    await notifier.enable();
    expect(notifier.kind()).toBe(kind);
  });
  it('aborts a subscription that hangs, at the time limit', async () => {
    const notifier = on({ subscribe: never });
    await notifier.start();
    void notifier.enable();
    await vi.advanceTimersByTimeAsync(SUBSCRIBE_TIMEOUT - 1);
    expect(notifier.kind()).toBe('vapidOk');
    await vi.advanceTimersByTimeAsync(1);
    expect(notifier.kind()).toBe('subscriptionFailed');
  });
  it('ends despite errors of server and browser', async () => {
    permission = 'granted';
    subscribed = true;
    wanted = true;
    const notifier = on({ unsubscribe: refused });
    await notifier.start();
    await notifier.stop();
    expect([notifier.kind(), wanted]).toEqual(['serviceWorkerRegistered', false]);
    await vi.advanceTimersByTimeAsync(50_000);
    expect(did).toEqual(['tell']);
  });

  it('can be stopped during the subscription, ignoring its result', async () => {
    let done: () => void = () => undefined;
    const notifier = on({ subscribe: () => new Promise<void>((resolve) => (done = resolve)) });
    await notifier.start();
    const asked = notifier.enable();
    await vi.advanceTimersByTimeAsync(1);
    await notifier.stop();
    done();
    await asked;
    expect(notifier.kind()).toBe('serviceWorkerRegistered');
    expect(did).not.toContain('tell');
  });
});

describe('a device that lost its subscription', () => {
  it('is registered again five times, five seconds apart', async () => {
    permission = 'granted';
    wanted = true;
    const key = vi.fn(refused);
    const notifier = on({ fetchKey: key });
    await notifier.start();
    expect([notifier.kind(), key.mock.calls.length]).toEqual(['notSubscribed', 0]);
    for (let many = 1; many <= 5; many += 1) {
      await vi.advanceTimersByTimeAsync(4_999);
      expect(key).toHaveBeenCalledTimes(many - 1);
      await vi.advanceTimersByTimeAsync(1);
      expect([notifier.kind(), key.mock.calls.length]).toEqual(['vapidFailed', many]);
    }
    await vi.advanceTimersByTimeAsync(500_000);
    expect(key).toHaveBeenCalledTimes(5);
  });
  it.each<[string, NotificationPermission, boolean]>([
    ['nobody wants it', 'granted', false],
    ['the browser would ask', 'default', true],
    ['the browser refuses', 'denied', true],
  ])('is not registered again where %s', async (_, allowed, wants) => {
    permission = allowed;
    wanted = wants;
    const notifier = on();
    await notifier.start();
    await vi.advanceTimersByTimeAsync(500_000);
    expect(did).toEqual([]);
  });

  it('is not registered again after its person left', async () => {
    permission = 'granted';
    wanted = true;
    const notifier = on();
    await notifier.start();
    notifier.reset();
    await vi.advanceTimersByTimeAsync(500_000);
    expect([notifier.kind(), did]).toEqual(['init', []]);
  });

  it('reports a permission withdrawn in the browser', async () => {
    permission = 'granted';
    subscribed = true;
    wanted = true;
    const notifier = on();
    await notifier.start();
    expect(notifier.kind()).toBe('ready');
    permission = 'default';
    subscribed = false;
    await notifier.check();
    await vi.advanceTimersByTimeAsync(500_000);
    expect([notifier.kind(), did]).toEqual(['notSubscribed', ['tell']]);
  });
});

describe('a newer key of the server', () => {
  const stale = { success: true, staleKey: true, content: true };
  beforeEach(() => {
    permission = 'granted';
    subscribed = true;
    wanted = true;
  });
  it.each([
    [true, 'ready'],
    [false, 'notSubscribed'],
  ])('that could not be applied, with the old subscription left (%s): %s', async (left, kind) => {
    const notifier = on({
      sendSubscription: async () => stale,
      subscribe: async () => {
        subscribed = left;
        throw new Error('offline');
      },
    });
    await notifier.start();
    expect(notifier.kind()).toBe(kind);
  });
});
