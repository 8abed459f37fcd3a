import { patternOf } from '@parvis/api/address';
import { addresses } from '@parvis/api/addresses';
import { pageOfApp } from '@parvis/api/appAddress';
import { isPage } from '../features/offline/appPages.ts';

/** Strategy for a request; `alone` leaves it to the browser. */
export type Way = 'page' | 'file' | 'picture' | 'media' | 'alone';

export type Asked = Pick<Request, 'method' | 'mode' | 'url'>;

/** By path; calls are left alone. */
const ways: readonly (readonly [RegExp, Way])[] = [
  [/^\/assets\/[^/]+\.js$/, 'file'],
  // Content-hashed, without personal data.
  [patternOf(addresses.logo.template), 'picture'],
];

/** Visitors' pictures as displayed; no downloads, no video. */
const MEDIA = patternOf(addresses.contributorImage.template);
const SHOWN = /^\?size=\w+$/;

export function wayOf({ method, mode, url }: Asked, origin: string): Way {
  const { origin: asked, pathname, search } = new URL(url);
  if (method !== 'GET' || asked !== origin) return 'alone';
  if (mode === 'navigate') return isPage(pageOfApp(pathname).path) ? 'page' : 'alone';
  if (MEDIA.test(pathname)) return SHOWN.test(search) ? 'media' : 'alone';
  return ways.find(([path]) => path.test(pathname))?.[1] ?? 'alone';
}
