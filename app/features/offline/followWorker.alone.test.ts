import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.mock('../../lib/session/device.ts', () => ({
  revision: 300,
  describeDevice: () => ({ mode: 'browser' }),
}));
const { RETRY_DELAY: BRING_AGAIN, followWorker } = await import('./followWorker.ts');
const { appStatus } = await import('./appStore.ts');

type Worker = EventTarget & { state: string };
const coming = (): Worker => Object.assign(new EventTarget(), { state: 'installing' });
const registered = (workers: { installing?: Worker; active?: Worker }) =>
  Object.assign(new EventTarget(), {
    ...{ installing: null, active: null, update: async () => undefined },
    ...workers,
  });
const become = (worker: Worker, ...states: readonly string[]) => {
  for (const state of states) {
    worker.state = state;
    worker.dispatchEvent(new Event('statechange'));
  }
};

let registers: number;
let next: ReturnType<typeof registered>;
const register = async () => {
  registers += 1;
  return next as unknown as ServiceWorkerRegistration;
};
const follow = (registration: ReturnType<typeof registered>) =>
  followWorker(registration as unknown as ServiceWorkerRegistration, register);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('navigator', { serviceWorker: new EventTarget() });
  registers = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('an update that fails keeps the active worker, without a retry', async () => {
  const newer = coming();
  follow(registered({ installing: newer, active: coming() }));
  become(newer, 'redundant');
  expect(appStatus.get().worker).toBe('ready');
  await vi.advanceTimersByTimeAsync(BRING_AGAIN);
  expect(registers).toBe(0);
});
it('a first worker that fails is reported and retried a few times', async () => {
  const lost = coming();
  follow(registered({ installing: lost }));
  become(lost, 'redundant');
  expect(appStatus.get().worker).toBe('failed');
  const again = coming();
  next = registered({ installing: again });
  await vi.advanceTimersByTimeAsync(BRING_AGAIN);
  expect([appStatus.get().worker, registers]).toEqual(['installing', 1]);
  become(again, 'installed', 'activated');
  expect(appStatus.get().worker).toBe('ready');
  for (let times = 0; times < 9; times += 1) {
    const one = coming();
    follow(registered({ installing: one }));
    become(one, 'redundant');
    await vi.advanceTimersByTimeAsync(BRING_AGAIN);
  }
  expect(registers).toBe(5);
});

it('a page asks once whether its active worker is newer, and not while the first one installs', async () => {
  const update = vi.fn(async () => undefined);
  const registration = Object.assign(registered({ active: coming() }), { update });
  follow(registration);
  await vi.advanceTimersByTimeAsync(24 * 60 * 60_000);
  expect(update).toHaveBeenCalledTimes(1);
  const first = Object.assign(registered({ installing: coming() }), { update: vi.fn() });
  follow(first);
  expect(first.update).not.toHaveBeenCalled();
});

it('an unknown message of the worker is ignored and logged', async () => {
  vi.resetModules();
  const { followWorker: followAnew } = await import('./followWorker.ts');
  followAnew(registered({ active: coming() }) as unknown as ServiceWorkerRegistration, register);
  const says = (data: unknown) =>
    navigator.serviceWorker.dispatchEvent(Object.assign(new Event('message'), { data }));
  says({ type: 'cleared', revision: 'abc' });
  expect(console.warn).not.toHaveBeenCalled();
  says({ type: 'nonsense' });
  expect(vi.mocked(console.warn).mock.calls).toEqual([
    [
      'Ignored an unknown message of the service worker',
      { event: 'worker_message_unknown', data: { type: 'nonsense' } },
    ],
  ]);
});
