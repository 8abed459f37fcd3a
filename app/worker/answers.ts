import { dropPage, keptAs, putPage } from '../features/offline/pages.ts';
import { keepNewest, storeOf, stores } from '../features/offline/stores.ts';
import type { Asking } from './scope.ts';
import { unreachedPage } from './unreachedPage.ts';
import type { Way } from './ways.ts';

/** How long a cached page waits for the network, milliseconds. */
const PATIENCE = 3_000;
/** Most cached pictures of customers, and of messages. */
const PICTURES_MAX = 40;
const MEDIA_MAX = 40;

const pause = (ms: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), ms));

/** The server's page, by navigation preload where supported. */
const pageOfServer = async ({ request, preloadResponse }: Asking): Promise<Response> =>
  (await preloadResponse) ?? fetch(request);

const GONE: ReadonlySet<number> = new Set([404, 410]);

/** Caches a page under its own address, or removes it when gone. */
async function note({ request }: Asking, ofServer: Promise<Response>): Promise<void> {
  const { pathname } = new URL(request.url);
  if (keptAs(pathname) !== pathname) return;
  const answer = await ofServer;
  await (GONE.has(answer.status) ? dropPage(pathname) : putPage(pathname, answer.clone()));
}

/** Network first; the cached page after a timeout or a server error. */
async function page(event: Asking): Promise<Response> {
  const ofServer = pageOfServer(event);
  // Clones the response before the browser reads it.
  event.waitUntil(note(event, ofServer).catch(() => undefined));
  const first = await Promise.race([ofServer.catch(() => undefined), pause(PATIENCE)]);
  if (first && first.status < 500) return first;
  return (await unreachedPage(new URL(event.request.url).pathname)) ?? ofServer;
}

/** Cache first, for immutable files. */
async function unchanging(name: 'files' | 'pictures', { request }: Asking): Promise<Response> {
  const store = await storeOf(stores[name]);
  const kept = await store?.match(request.url, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (store && answer.ok && answer.status === 200) {
    await store.put(request.url, answer.clone());
    if (name === 'pictures') await keepNewest(store, PICTURES_MAX);
  }
  return answer;
}

/** Caches a picture of a message, or removes it when no longer allowed. */
async function noteMedia({ request }: Asking, ofServer: Promise<Response>): Promise<void> {
  const answer = await ofServer;
  const copy = answer.clone();
  const store = await storeOf(stores.media);
  if (!store || answer.status >= 500) return;
  await store.delete(request.url, { ignoreVary: true });
  if (answer.status !== 200) return;
  await store.put(request.url, copy);
  await keepNewest(store, MEDIA_MAX);
}

/** Network first, since the server checks access each time. */
async function media(event: Asking): Promise<Response> {
  const ofServer = fetch(event.request);
  event.waitUntil(noteMedia(event, ofServer).catch(() => undefined));
  const first = await Promise.race([ofServer.catch(() => undefined), pause(PATIENCE)]);
  if (first && first.status < 500) return first;
  const store = await storeOf(stores.media);
  return (await store?.match(event.request.url, { ignoreVary: true })) ?? ofServer;
}

export const answers: Readonly<Record<Exclude<Way, 'alone'>, (event: Asking) => Promise<Response>>> = {
  page,
  file: (event) => unchanging('files', event),
  picture: (event) => unchanging('pictures', event),
  media,
};
