import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import {
  fetchPageUnlessCached,
  getPageKey,
  isCacheable,
  readCachedPage,
  refreshPages,
  storePage,
} from './cachedPages.ts';
import { fakeCaches, pageOf } from './testing/fakeCaches.ts';

let device: ReturnType<typeof fakeCaches>;
beforeEach(() => {
  device = fakeCaches(['pv-pages']);
  vi.stubGlobal('caches', device);
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['/q/market', '/q/market'],
  ['/q/market/', '/q/market'],
  ['/q/market/report/bins', '/q/market'],
  ['/m/home', '/m/home'],
  ['/m/case/town/x1', '/m/home'],
  ['/m/case/town/x1/sent', '/m/home'],
  ['/', '/m/home'],
  ['/staff/town', '/m/home'],
  ['/app/town', '/m/home'],
  ['/app/town/m/home', '/m/home'],
  ['/app/town/q/market/report/bins', '/q/market'],
])('%s opens offline as %s', (path, kept) => expect(getPageKey(path)).toBe(kept));

test.each<[string, Response, boolean]>([
  ['a page', pageOf('x'), true],
  [
    'a code that leads nowhere',
    new Response('x', { status: 404, headers: { 'content-type': 'text/html' } }),
    false,
  ],
  [
    'a server that is away',
    new Response('x', { status: 503, headers: { 'content-type': 'text/html' } }),
    false,
  ],
  ['a file', new Response('x', { headers: { 'content-type': 'text/javascript' } }), false],
  ['what was led elsewhere', Object.defineProperty(pageOf('x'), 'redirected', { value: true }), false],
])('%s is cached or not: %#', (_, answer, kept) => expect(isCacheable(answer)).toBe(kept));

describe('a cached page', () => {
  it('drops the server’s rendering and the headers about encoding', async () => {
    const html = '<div id="root" data-drawn="menu"><main>Menu</main></div>';
    await storePage(
      '/q/a',
      pageOf(html, { 'content-encoding': 'br', 'content-security-policy': "default-src 'self'" }),
    );
    const kept = await readCachedPage('/q/a/report/bins');
    expect(await kept?.text()).toBe('<div id="root"><main>Menu</main></div>');
    expect(Object.fromEntries(kept?.headers ?? [])).toEqual({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'self'",
    });
  });
});

it('is fetched once, and refetched by a renewal', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return pageOf('new');
  });
  await storePage('/q/a', pageOf('old'));
  await fetchPageUnlessCached('/q/a');
  await fetchPageUnlessCached('/q/b');
  expect(asked).toEqual(['/q/b']);
  await refreshPages();
  expect(asked.slice(1).sort()).toEqual(['/m/home', '/q/a', '/q/b']);
  expect(await (await readCachedPage('/q/a'))?.text()).toBe('new');
});

it('nothing is cached before acceptance or after a leave', async () => {
  await device.delete('pv-pages');
  const asked = vi.fn(async () => pageOf('x'));
  vi.stubGlobal('fetch', asked);
  await storePage('/q/a', pageOf('x'));
  await fetchPageUnlessCached('/q/a');
  expect(device.paths('pv-pages')).toBeUndefined();
  expect(asked).not.toHaveBeenCalled();
});
