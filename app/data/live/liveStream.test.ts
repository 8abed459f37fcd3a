import type { LiveEvent } from '@parvis/api/live';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followLive, type LiveStatus } from './liveStream.ts';

class FakeSource extends EventTarget {
  closed = false;
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
    sources.push(this);
  }
  close() {
    this.closed = true;
  }
}

const sources: FakeSource[] = [];
const page = Object.assign(new EventTarget(), { hidden: false });
const frame = new EventTarget();
const told: (LiveEvent | 'open' | 'reset' | 'trouble')[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeSource);
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', frame);
  page.hidden = false;
  sources.length = 0;
  told.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const follow = () =>
  followLive('/live', {
    onEvent: (event) => told.push(event),
    onOpen: () => told.push('open'),
    onReset: () => told.push('reset'),
    onTrouble: () => told.push('trouble'),
  });
const last = () => sources.at(-1) ?? expect.fail('no stream');
const opens = () => last().dispatchEvent(new Event('open'));
const fails = () => last().dispatchEvent(new Event('error'));
const comes = (data: string, lastEventId = '') =>
  last().dispatchEvent(Object.assign(new Event('message'), { data, lastEventId }));
const hide = (hidden: boolean) => {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
};

it('a stream that fails is opened again after longer and longer pauses, and every third time somebody is told', () => {
  const live = follow();
  expect(live.status()).toBe('connecting');
  for (const [index, pause] of [500, 1_000, 2_000, 5_000, 10_000, 10_000, 10_000].entries()) {
    fails();
    expect([live.status(), last().closed]).toEqual(['lost', true]);
    vi.advanceTimersByTime(pause - 1);
    expect(sources).toHaveLength(index + 1);
    vi.advanceTimersByTime(1);
    expect(sources).toHaveLength(index + 2);
    expect(told).toHaveLength(Math.floor((index + 1) / 3));
  }
  expect(told).toEqual(['trouble', 'trouble']);
  // Once it is open the pauses begin anew.
  opens();
  expect([live.status(), told.at(-1)]).toEqual(['open', 'open']);
  fails();
  vi.advanceTimersByTime(500);
  expect(sources).toHaveLength(9);
  live.stop();
});

it('what comes is told as it is, goes on after the last known number, and what cannot be read is passed over', () => {
  const live = follow();
  expect(last().address).toBe('/live');
  opens();
  comes('{"type":"message","cuid":"town","csid":"c","msgId":3}', '1 2');
  comes('{"type":"reset"}');
  comes('no json');
  comes('{"type":7}');
  expect(told).toEqual(['open', { type: 'message', cuid: 'town', csid: 'c', msgId: 3 }, 'reset']);
  fails();
  vi.advanceTimersByTime(500);
  expect(last().address).toBe('/live?after=1%202');
  live.stop();
});

it('a page that nobody looks at lets it go after a minute, and takes it up when it is looked at', () => {
  const live = follow();
  opens();
  hide(true);
  vi.advanceTimersByTime(59_999);
  expect(last().closed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(last().closed).toBe(true);
  hide(false);
  expect(sources).toHaveLength(2);
  hide(true);
  vi.advanceTimersByTime(59_000);
  hide(false);
  vi.advanceTimersByTime(60_000);
  expect([sources.length, last().closed]).toEqual([2, false]);
  // One that fails out of sight is not tried again before.
  hide(true);
  fails();
  vi.advanceTimersByTime(20_000);
  expect(sources).toHaveLength(2);
  live.stop();
});

it('without a network it is lost at once, and with it opened at once', () => {
  const live = follow();
  const statuses: LiveStatus[] = [];
  live.subscribe(() => statuses.push(live.status()));
  opens();
  frame.dispatchEvent(new Event('offline'));
  expect([live.status(), last().closed]).toEqual(['lost', true]);
  frame.dispatchEvent(new Event('online'));
  expect(sources).toHaveLength(2);
  opens();
  expect(statuses).toEqual(['open', 'lost', 'open']);
  live.stop();
  for (const name of ['online', 'offline']) frame.dispatchEvent(new Event(name));
  hide(true);
  hide(false);
  fails();
  vi.advanceTimersByTime(60_000);
  expect([sources.length, last().closed]).toEqual([2, true]);
});
