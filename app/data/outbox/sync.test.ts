import { afterEach, expect, it, vi } from 'vitest';
import { askForSync } from './appOutbox.ts';

afterEach(() => vi.unstubAllGlobals());

it('the browser is asked to have what waits sent, with no page open', async () => {
  const register = vi.fn(async (_tag: string) => undefined);
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ sync: { register } }) } });
  await askForSync();
  expect(register.mock.calls).toEqual([['outbox']]);
});

it.each([
  ['no worker', {}],
  ['none registered', { serviceWorker: { getRegistration: async () => undefined } }],
  ['no such thing', { serviceWorker: { getRegistration: async () => ({}) } }],
  [
    'refused it',
    {
      serviceWorker: {
        getRegistration: async () => ({ sync: { register: () => Promise.reject(new Error('no')) } }),
      },
    },
  ],
])('a browser that has %s goes on without', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  await expect(askForSync()).resolves.toBeUndefined();
});
