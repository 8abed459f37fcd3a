import { imageAddress } from '@parvis/api/addresses';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeCaches, pageOf } from '../features/offline/testing/fakeCaches.ts';
import { strategies } from './strategies.ts';
import type { WorkerFetchEvent } from './workerScope.ts';

const SITE = 'https://site.example';
let device: ReturnType<typeof fakeCaches>;
beforeEach(() => {
  device = fakeCaches(['pv-pages', 'pv-files', 'pv-pictures', 'pv-media']);
  vi.stubGlobal('caches', device);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function asking(path: string, preloadResponse: Promise<Response | undefined> = Promise.resolve(undefined)) {
  const behind: Promise<unknown>[] = [];
  const event = {
    request: { url: SITE + path },
    preloadResponse,
    waitUntil: (work: Promise<unknown>) => behind.push(work),
  };
  return { event: event as unknown as WorkerFetchEvent, done: () => Promise.all(behind) };
}

const server = (answer: () => Promise<Response>) => {
  const asked = vi.fn(answer);
  vi.stubGlobal('fetch', asked);
  return asked;
};
const noNetwork = async (): Promise<Response> => {
  throw new TypeError('no network');
};
const keep = async (path: string, html: string) => (await device.open('pv-pages')).put(path, pageOf(html));

describe('a page', () => {
  it('comes from the server, and is cached under its own address', async () => {
    server(async () => pageOf('of the server'));
    for (const path of ['/q/a', '/q/b/report/bins', '/m/case/town/x', '/m/home']) {
      const { event, done } = asking(path);
      expect(await (await strategies.page(event)).text()).toBe('of the server');
      await done();
    }
    expect(device.paths('pv-pages')).toEqual(['/q/a', '/m/home']);
  });
  it.each([
    ['/q/a', '<html data-unreached lang="fr"><body></body></html>'],
    ['/m/settings', '<html data-unreached lang="fr"><body></body></html>'],
    [
      '/m/home',
      '<html data-unreached lang="fr"><body><script type="module" src="/assets/kept.js"></script></body></html>',
    ],
    [
      '/app/town/m/case/town/x',
      '<html data-unreached lang="fr"><body><script type="module" src="/assets/kept.js"></script></body></html>',
    ],
  ])('is marked as unreached, with the early view of cases: %s', async (path, html) => {
    vi.stubGlobal('PARVIS_CONVERSATION', '/assets/kept.js');
    server(noNetwork);
    await keep('/q/a', '<html lang="fr"><body></body></html>');
    await keep('/m/home', '<html lang="fr"><body></body></html>');
    expect(await (await strategies.page(asking(path).event)).text()).toBe(html);
  });

  it.each([
    ['there is no network', noNetwork],
    ['a gateway answers in the server’s place', async () => new Response('502', { status: 502 })],
  ])('comes from the cache where %s', async (_, answer) => {
    server(answer);
    await keep('/q/a', 'kept');
    const { event, done } = asking('/q/a');
    expect(await (await strategies.page(event)).text()).toBe('kept');
    await done();
    expect(device.paths('pv-pages')).toEqual(['/q/a']);
  });

  it('comes from the cache after three seconds', async () => {
    vi.useFakeTimers();
    server(() => new Promise<Response>(() => undefined));
    await keep('/q/a', 'kept');
    const answered = vi.fn();
    void strategies.page(asking('/q/a').event).then(answered);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await vi.waitFor(() => expect(answered).toHaveBeenCalled());
  });

  it.each([
    [404, []],
    [410, []],
    [403, ['/q/a']],
    [429, ['/q/a']],
  ])('that the server refuses (%i) is passed on, and removed if its code is gone', async (status, left) => {
    server(async () => new Response('refused', { status }));
    await keep('/q/a', 'kept');
    const { event, done } = asking('/q/a');
    expect((await strategies.page(event)).status).toBe(status);
    await done();
    expect(device.paths('pv-pages')).toEqual(left);
  });
});

describe('an immutable file', () => {
  it('is cached among the last forty pictures', async () => {
    server(async () => new Response('logo'));
    for (let number = 1; number <= 41; number += 1) await strategies.picture(asking(`/${number}`).event);
    const kept = device.paths('pv-pictures') ?? [];
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([40, '/2', '/41']);
  });

  it('is not cached after the person left', async () => {
    await device.delete('pv-files');
    server(async () => new Response('file'));
    await strategies.file(asking('/assets/a.js').event);
    expect(device.paths('pv-files')).toBeUndefined();
  });
});

describe('a picture of a message', () => {
  const PICTURE = imageAddress('mobile', { cuid: 'town', id: 'x', size: 'small' });
  const looks = async (path = PICTURE) => {
    const { event, done } = asking(path);
    const answer = await strategies.media(event);
    await done();
    return answer;
  };

  it('comes from the server each time, and the last forty are cached', async () => {
    const asked = server(async () => new Response('seen'));
    for (let number = 1; number <= 40; number += 1) await looks(`/${number}`);
    await looks('/1');
    await looks('/41');
    expect(asked).toHaveBeenCalledTimes(42);
    const kept = device.paths('pv-media') ?? [];
    expect([kept.length, kept[0], kept.slice(-2)]).toEqual([40, '/3', ['/1', '/41']]);
  });

  it.each([
    ['there is no network', noNetwork],
    ['a gateway answers in the server’s place', async () => new Response('502', { status: 502 })],
  ])('comes from the cache where %s', async (_, answer) => {
    server(async () => new Response('seen'));
    await looks();
    server(answer);
    expect(await (await looks()).text()).toBe('seen');
    expect(device.paths('pv-media')).toHaveLength(1);
  });
  it.each([401, 403, 404])('that is no longer allowed (%i) is removed', async (status) => {
    server(async () => new Response('seen'));
    await looks();
    server(async () => new Response('', { status }));
    expect((await looks()).status).toBe(status);
    expect(device.paths('pv-media')).toEqual([]);
  });
});
