import { patternOf } from '@parvis/api/address';
import { addresses } from '@parvis/api/addresses';
import { pageOfApp } from '@parvis/api/appAddress';
import { isOfflinePage } from '../features/offline/appPages.ts';

/** `alone`: the browser handles it. */
export type Strategy = 'page' | 'file' | 'picture' | 'media' | 'alone';

export type RequestSummary = Pick<Request, 'method' | 'mode' | 'url'>;

/** By path; no calls. */
const strategyRules: readonly (readonly [RegExp, Strategy])[] = [
  [/^\/assets\/[^/]+\.js$/, 'file'],
  // Content-hashed, without personal data.
  [patternOf(addresses.logo.template), 'picture'],
];

/** Visitors' pictures as displayed; no downloads or video. */
const MEDIA = patternOf(addresses.contributorImage.template);
const SHOWN = /^\?size=\w+$/;

export function chooseStrategy({ method, mode, url }: RequestSummary, origin: string): Strategy {
  const { origin: asked, pathname, search } = new URL(url);
  if (method !== 'GET' || asked !== origin) return 'alone';
  if (mode === 'navigate') return isOfflinePage(pageOfApp(pathname).path) ? 'page' : 'alone';
  if (MEDIA.test(pathname)) return SHOWN.test(search) ? 'media' : 'alone';
  return strategyRules.find(([path]) => path.test(pathname))?.[1] ?? 'alone';
}
