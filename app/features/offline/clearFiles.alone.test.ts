import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let told: unknown[];
let worker: EventTarget & { ready?: Promise<unknown> };
const answers = (data: unknown) => worker.dispatchEvent(Object.assign(new Event('message'), { data }));

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  told = [];
  worker = new EventTarget();
  worker.ready = Promise.resolve({ active: { postMessage: (one: unknown) => void told.push(one) } });
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: worker });
  vi.stubGlobal('fetch', async () => new Response(null, { status: 200 }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const clear = async () => (await import('./clearFiles.ts')).clearFiles();

test('clearing asks the worker and resolves when it confirms', async () => {
  const done = clear();
  await vi.waitFor(() => expect(told).toEqual([{ type: 'clearFiles' }]));
  answers({ type: 'revision', revision: 'a' });
  answers({ type: 'cleared', revision: 'a' });
  expect(await done).toBe('done');
});

test('offline nothing is cleared, since the files cannot be refetched', async () => {
  vi.stubGlobal('navigator', { onLine: false, serviceWorker: worker });
  expect(await clear()).toBe('offline');
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: worker });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  expect(await clear()).toBe('offline');
  expect(told).toEqual([]);
});
