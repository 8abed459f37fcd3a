import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchPresence } from './watchPresence.ts';

const page = Object.assign(new EventTarget(), { hidden: false });
const frame = new EventTarget();
let told: string[];
let presence: ReturnType<typeof watchPresence>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', frame);
  page.hidden = false;
  told = [];
  presence = watchPresence({ onBack: () => told.push('back'), onAway: () => told.push('away') });
});
afterEach(() => {
  presence.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const passes = (ms: number) => void vi.advanceTimersByTime(ms);
const isHidden = (hidden: boolean) => {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
};
const happens = (type: 'freeze' | 'resume') => void page.dispatchEvent(new Event(type));
const shows = (persisted: boolean) =>
  void frame.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
/** Device sleep: no timer fires, the clock goes on. */
const sleeps = (ms: number) => void vi.setSystemTime(Date.now() + ms);

it.each<[string, () => void, string[]]>([
  [
    'out of sight for a minute',
    () => {
      isHidden(true);
      passes(59_999);
      expect(told).toEqual([]);
      passes(1);
      isHidden(false);
    },
    ['away', 'back'],
  ],
  [
    'out of sight for a moment',
    () => {
      isHidden(true);
      passes(14_000);
      isHidden(false);
      passes(120_000);
    },
    [],
  ],
  [
    'out of sight for so long that what was open may be dead',
    () => {
      isHidden(true);
      passes(16_000);
      isHidden(false);
      passes(120_000);
    },
    ['back'],
  ],
  [
    'a phone that slept for an hour in a pocket, before any timer ran',
    () => {
      isHidden(true);
      sleeps(3_600_000);
      isHidden(false);
    },
    ['back'],
  ],
  [
    'the same, whose clock was set back meanwhile',
    () => {
      isHidden(true);
      sleeps(-3_600_000);
      isHidden(false);
    },
    ['back'],
  ],
  [
    'a device that slept under a page in sight',
    () => {
      passes(4_000);
      sleeps(3_600_000);
      passes(1_000);
    },
    ['back'],
  ],
  [
    'one that slept while it was out of sight',
    () => {
      isHidden(true);
      sleeps(3_600_000);
      passes(5_000);
      isHidden(false);
    },
    ['back'],
  ],
  [
    'frozen and thawed in sight',
    () => {
      happens('freeze');
      happens('resume');
    },
    ['away', 'back'],
  ],
  [
    'frozen, and thawed before it is in sight',
    () => {
      isHidden(true);
      happens('freeze');
      happens('resume');
      isHidden(false);
    },
    ['away', 'back'],
  ],
  [
    'kept by the Back key',
    () => {
      frame.dispatchEvent(new Event('pagehide'));
      shows(true);
    },
    ['away', 'back'],
  ],
  ['loaded', () => shows(false), []],
  ['in sight all day', () => passes(86_400_000), []],
  [
    'left by its own will, out of sight, and looked at',
    () => {
      isHidden(true);
      presence.leave();
      isHidden(false);
    },
    ['away', 'back'],
  ],
])('reports away and back for a page that was: %s', (_, was, expected) => {
  was();
  expect(told).toEqual(expected);
});

it('reports nothing after stop', () => {
  presence.stop();
  isHidden(true);
  passes(120_000);
  isHidden(false);
  happens('freeze');
  shows(true);
  expect(told).toEqual([]);
});
