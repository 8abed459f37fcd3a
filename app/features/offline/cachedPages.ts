import { pageOfApp } from '@parvis/api/appAddress';
import { openStore, pruneStore, stores } from './stores.ts';

/** Fallback page for addresses without a code; no personal data. */
export const SHELL = '/m/home';
const CODES_MAX = 20;

/** With an early view: conversations and own cases. */
export const DRAWN_PAGE = /\/m\/(?:case\/[^/]+\/[^/]+|home)\/?$/;
const CODE = /^\/q\/[^/]+/;

/** One page per code, one for all others. */
export const getPageKey = (path: string): string => CODE.exec(pageOfApp(path).path)?.[0] ?? SHELL;

export const isCacheable = ({ ok, redirected, headers }: Response): boolean =>
  ok && !redirected && (headers.get('content-type') ?? '').startsWith('text/html');

export async function storePage(path: string, page: Response): Promise<void> {
  const store = isCacheable(page) ? await openStore(stores.pages) : undefined;
  if (!store) return;
  // Re-adding makes it the newest.
  await store.delete(path, { ignoreVary: true });
  await store.put(path, page);
  await pruneStore(store, CODES_MAX, SHELL);
}

export async function deletePage(path: string): Promise<void> {
  const store = await openStore(stores.pages);
  await store?.delete(path, { ignoreVary: true });
}

const fetchPage = async (path: string): Promise<void> => storePage(path, await fetch(path));

/** @throws TypeError offline */
export async function fetchPageUnlessCached(path: string): Promise<void> {
  const store = await openStore(stores.pages);
  if (store && !(await store.match(path, { ignoreVary: true }))) await fetchPage(path);
}

/** After a change of language, scheme or build. @throws TypeError offline */
export async function refreshPages(): Promise<void> {
  const store = await openStore(stores.pages);
  const paths = ((await store?.keys()) ?? []).map(({ url }) => new URL(url).pathname);
  for (const path of new Set([...paths, SHELL])) await fetchPage(path);
}

const DRAWN = /(<div id="root") data-drawn="[^"]*"/;
/** Transfer headers do not apply to the text. */
const TRANSFER_HEADERS = ['content-encoding', 'content-length', 'transfer-encoding'];

/** Without the server's rendering. */
export async function readCachedPage(path: string): Promise<Response | undefined> {
  const store = await openStore(stores.pages);
  const match = (one: string) => store?.match(one, { ignoreVary: true });
  const kept = (await match(getPageKey(path))) ?? (await match(SHELL));
  if (!kept) return undefined;
  const headers = new Headers(kept.headers);
  for (const name of TRANSFER_HEADERS) headers.delete(name);
  return new Response((await kept.text()).replace(DRAWN, '$1'), { headers });
}
