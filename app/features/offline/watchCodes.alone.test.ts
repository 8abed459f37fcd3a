import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeCaches, pageOf } from './testing/fakeCaches.ts';

vi.mock('../../lib/boot/boot.ts', () => ({ boot: { scan: { qrid: 'opened' } } }));
const { watchCodes: followCodes } = await import('./watchCodes.ts');

const page = new EventTarget();
let device: ReturnType<typeof fakeCaches>;
let asked: string[];
let reloads: number;
let path: string;
let isFollowed = false;

beforeEach(async () => {
  vi.useFakeTimers();
  device = fakeCaches(['pv-pages']);
  await (await device.open('pv-pages')).put('/q/kept', pageOf('kept'));
  asked = [];
  reloads = 0;
  path = '/m/home';
  vi.stubGlobal('window', page);
  vi.stubGlobal('caches', device);
  vi.stubGlobal('location', {
    get pathname() {
      return path;
    },
    reload: () => {
      reloads += 1;
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answers = {
  'a server answers': [true, async (address: string) => pageOf(address)],
  'there is no network': [false, async () => Promise.reject(new TypeError('no network'))],
  'the browser says online and nothing answers': [true, () => new Promise<Response>(() => undefined)],
  'a gateway answers in its place': [true, async () => new Response('', { status: 502 })],
} as const;

const leadsTo = async (to: string, how: keyof typeof answers, type = 'pushState') => {
  const [onLine, answer] = answers[how];
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return answer(address);
  });
  path = to;
  if (isFollowed) page.dispatchEvent(new Event(type));
  else followCodes();
  isFollowed = true;
  await vi.advanceTimersByTimeAsync(3_000);
};

test.each<[string, keyof typeof answers, number]>([
  ['/q/kept', 'a server answers', 0],
  ['/q/kept', 'there is no network', 1],
  ['/q/kept', 'the browser says online and nothing answers', 1],
  ['/q/kept', 'a gateway answers in its place', 1],
  ['/q/kept/report/bins', 'there is no network', 1],
  ['/q/opened', 'there is no network', 0],
  ['/q/opened/report/bins', 'there is no network', 0],
  ['/q/never', 'there is no network', 0],
  ['/m/home', 'there is no network', 0],
])('%s, where %s, is reloaded from the cache %i times', async (to, how, times) => {
  await leadsTo(to, how);
  expect(reloads).toBe(times);
});
test('a code reached for the first time is cached', async () => {
  await leadsTo('/q/never', 'a server answers');
  expect(asked).toEqual(['/q/never']);
  expect(device.paths('pv-pages')).toEqual(['/q/kept', '/q/never']);
});
test('nothing is cached before acceptance', async () => {
  await device.delete('pv-pages');
  await leadsTo('/q/never', 'a server answers');
  expect([asked, reloads]).toEqual([[], 0]);
});
