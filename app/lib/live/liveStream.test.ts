import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type LiveStatus, openLiveStream } from './liveStream.ts';
import { fakeSources } from './testing/fakeSource.ts';

let sources: ReturnType<typeof fakeSources>;
const page = Object.assign(new EventTarget(), { hidden: false });
const frame = new EventTarget();
const told: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  sources = fakeSources();
  vi.stubGlobal('EventSource', sources.FakeSource);
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', frame);
  page.hidden = false;
  told.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const follow = (after?: string) =>
  openLiveStream(
    '/live',
    {
      onMessage: (data, id) => told.push(`${data} ${id}`),
      onOpen: () => told.push('open'),
      onTrouble: () => told.push('trouble'),
      onIdle: () => told.push('idle'),
    },
    after,
  );
const last = () => sources.opened.at(-1) ?? expect.fail('no stream');

it('a failing stream reconnects with backoff and reports trouble every third time', () => {
  const live = follow();
  expect(live.status()).toBe('connecting');
  for (const [index, pause] of [500, 1_000, 2_000, 5_000, 10_000, 10_000, 10_000].entries()) {
    last().fails();
    expect([live.status(), last().closed]).toEqual(['lost', true]);
    vi.advanceTimersByTime(pause - 1);
    expect(sources.opened).toHaveLength(index + 1);
    vi.advanceTimersByTime(1);
    expect(sources.opened).toHaveLength(index + 2);
    expect(told).toHaveLength(Math.floor((index + 1) / 3));
  }
  expect(told).toEqual(['trouble', 'trouble']);
  last().opens();
  expect([live.status(), told.at(-1)]).toEqual(['open', 'open']);
  last().fails();
  vi.advanceTimersByTime(500);
  expect(sources.opened).toHaveLength(9);
  live.stop();
});

it('passes messages on unchanged and reconnects after the last event id', () => {
  const live = follow();
  expect(last().address).toBe('/live');
  last().opens();
  last().comes('first', '1 2');
  last().comes('second');
  expect(told).toEqual(['open', 'first 1 2', 'second ']);
  last().fails();
  vi.advanceTimersByTime(500);
  expect(last().address).toBe('/live?after=1%202');
  live.stop();
});
it('retries a connection that times out, and leaves a silent open one alone', () => {
  const live = follow();
  vi.advanceTimersByTime(9_999);
  expect(live.status()).toBe('connecting');
  vi.advanceTimersByTime(1);
  expect([live.status(), last().closed]).toEqual(['lost', true]);
  vi.advanceTimersByTime(500);
  expect(sources.opened).toHaveLength(2);
  last().opens();
  vi.advanceTimersByTime(3_600_000);
  expect([sources.opened.length, live.status()]).toEqual([2, 'open']);
  live.stop();
});

it('leaves a stream that fails while hidden closed, and reopens on request', () => {
  const live = follow();
  last().opens();
  page.hidden = true;
  last().fails();
  vi.advanceTimersByTime(20_000);
  expect([sources.opened.length, told]).toEqual([1, ['open', 'idle']]);
  page.hidden = false;
  live.reopen();
  expect([sources.opened.length, sources.held().length]).toEqual([2, 1]);
  live.reopen();
  expect([sources.opened.length, sources.held().length]).toEqual([3, 1]);
  live.stop();
});

it('closes when the network goes offline and reopens when it is back', () => {
  const live = follow();
  const statuses: LiveStatus[] = [];
  live.subscribe(() => statuses.push(live.status()));
  last().opens();
  frame.dispatchEvent(new Event('offline'));
  expect([live.status(), last().closed]).toEqual(['lost', true]);
  frame.dispatchEvent(new Event('online'));
  expect(sources.opened).toHaveLength(2);
  last().opens();
  expect(statuses).toEqual(['open', 'lost', 'open']);
  live.stop();
  for (const name of ['online', 'offline']) frame.dispatchEvent(new Event(name));
  last().fails();
  vi.advanceTimersByTime(60_000);
  expect([sources.opened.length, last().closed]).toEqual([2, true]);
});
