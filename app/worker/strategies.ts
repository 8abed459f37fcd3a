import { deletePage, getPageKey, storePage } from '../features/offline/cachedPages.ts';
import { openStore, pruneStore, stores } from '../features/offline/stores.ts';
import { MEDIA_CACHE_MAX } from '../lib/constants.ts';
import { buildOfflinePage } from './buildOfflinePage.ts';
import type { Strategy } from './chooseStrategy.ts';
import type { WorkerFetchEvent } from './workerScope.ts';

/** Network timeout before the cached page, milliseconds. */
const NETWORK_TIMEOUT = 3_000;

const pause = (ms: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), ms));

/** Navigation preload where supported. */
const fetchPage = async ({ request, preloadResponse }: WorkerFetchEvent): Promise<Response> =>
  (await preloadResponse) ?? fetch(request);

const GONE: ReadonlySet<number> = new Set([404, 410]);

/** Caches a page by address, or removes it when gone. */
async function cachePage({ request }: WorkerFetchEvent, ofServer: Promise<Response>): Promise<void> {
  const { pathname } = new URL(request.url);
  if (getPageKey(pathname) !== pathname) return;
  const answer = await ofServer;
  await (GONE.has(answer.status) ? deletePage(pathname) : storePage(pathname, answer.clone()));
}

/** Network first; cached after a timeout or server error. */
async function handlePage(event: WorkerFetchEvent): Promise<Response> {
  const ofServer = fetchPage(event);
  // Clones before the browser reads it.
  event.waitUntil(cachePage(event, ofServer).catch(() => undefined));
  const first = await Promise.race([ofServer.catch(() => undefined), pause(NETWORK_TIMEOUT)]);
  if (first && first.status < 500) return first;
  return (await buildOfflinePage(new URL(event.request.url).pathname)) ?? ofServer;
}

/** Cache first: immutable. */
async function handleImmutable(name: 'files' | 'pictures', { request }: WorkerFetchEvent): Promise<Response> {
  const store = await openStore(stores[name]);
  const kept = await store?.match(request.url, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (store && answer.ok && answer.status === 200) {
    await store.put(request.url, answer.clone());
    if (name === 'pictures') await pruneStore(store, MEDIA_CACHE_MAX);
  }
  return answer;
}

/** Removes it when no longer allowed. */
async function cacheMedia({ request }: WorkerFetchEvent, ofServer: Promise<Response>): Promise<void> {
  const answer = await ofServer;
  const copy = answer.clone();
  const store = await openStore(stores.media);
  if (!store || answer.status >= 500) return;
  await store.delete(request.url, { ignoreVary: true });
  if (answer.status !== 200) return;
  await store.put(request.url, copy);
  await pruneStore(store, MEDIA_CACHE_MAX);
}

/** Network first: the server checks access. */
async function handleMedia(event: WorkerFetchEvent): Promise<Response> {
  const ofServer = fetch(event.request);
  event.waitUntil(cacheMedia(event, ofServer).catch(() => undefined));
  const first = await Promise.race([ofServer.catch(() => undefined), pause(NETWORK_TIMEOUT)]);
  if (first && first.status < 500) return first;
  const store = await openStore(stores.media);
  return (await store?.match(event.request.url, { ignoreVary: true })) ?? ofServer;
}

export const strategies: Readonly<
  Record<Exclude<Strategy, 'alone'>, (event: WorkerFetchEvent) => Promise<Response>>
> = {
  page: handlePage,
  file: (event) => handleImmutable('files', event),
  picture: (event) => handleImmutable('pictures', event),
  media: handleMedia,
};
