import { patternOf } from '@parvis/api/address';
import { addresses } from '@parvis/api/addresses';
import { pageOfApp } from '@parvis/api/appAddress';
import { isPage } from '../features/offline/appPages.ts';

/** How a request is answered: each in its own manner, or as if there were no worker. */
export type Way = 'page' | 'file' | 'picture' | 'media' | 'alone';

/** What a request says of itself. */
export type Asked = Pick<Request, 'method' | 'mode' | 'url'>;

/** What has its own answer, by the path; whatever stands in no row is left alone, calls before all. */
const ways: readonly (readonly [RegExp, Way])[] = [
  [/^\/assets\/[^/]+\.js$/, 'file'],
  // Named by the hash of their bytes, and nobody's.
  [patternOf(addresses.logo.template), 'picture'],
];

/** Pictures of messages as a visitor's page shows them; not as they are saved, nor films. */
const MEDIA = patternOf(addresses.contributorImage.template);
const SHOWN = /^\?size=\w+$/;

/** How a request is answered that was made at a site. */
export function wayOf({ method, mode, url }: Asked, origin: string): Way {
  const { origin: asked, pathname, search } = new URL(url);
  if (method !== 'GET' || asked !== origin) return 'alone';
  if (mode === 'navigate') return isPage(pageOfApp(pathname).path) ? 'page' : 'alone';
  if (MEDIA.test(pathname)) return SHOWN.test(search) ? 'media' : 'alone';
  return ways.find(([path]) => path.test(pathname))?.[1] ?? 'alone';
}
