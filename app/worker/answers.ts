import { dropPage, keptAs, putPage } from '../features/offline/pages.ts';
import { keepNewest, storeOf, stores } from '../features/offline/stores.ts';
import type { Asking } from './scope.ts';
import { unreachedPage } from './unreachedPage.ts';
import type { Way } from './ways.ts';

/** How long a page waits for the network where it is kept here, milliseconds. */
const PATIENCE = 3_000;
/** So many pictures of customers are kept, and so many of messages: those seen last. */
const PICTURES_MAX = 40;
const MEDIA_MAX = 40;

const pause = (ms: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), ms));

/** The page as the server has it: on its way since before the worker had started, where the browser does that. */
const pageOfServer = async ({ request, preloadResponse }: Asking): Promise<Response> =>
  (await preloadResponse) ?? fetch(request);

/** What is not there, or no longer. */
const GONE: ReadonlySet<number> = new Set([404, 410]);

/** Keeps a page that is the one of its address, and no longer than there is one. */
async function note({ request }: Asking, ofServer: Promise<Response>): Promise<void> {
  const { pathname } = new URL(request.url);
  if (keptAs(pathname) !== pathname) return;
  const answer = await ofServer;
  await (GONE.has(answer.status) ? dropPage(pathname) : putPage(pathname, answer.clone()));
}

/** A page is the server's, unless that takes long or answers that it cannot: then it is the one that is kept here. */
async function page(event: Asking): Promise<Response> {
  const ofServer = pageOfServer(event);
  // Asked for first, so that it is copied before the browser reads it.
  event.waitUntil(note(event, ofServer).catch(() => undefined));
  const first = await Promise.race([ofServer.catch(() => undefined), pause(PATIENCE)]);
  if (first && first.status < 500) return first;
  return (await unreachedPage(new URL(event.request.url).pathname)) ?? ofServer;
}

/** What never changes under its name is asked for once. */
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

/** Keeps a picture of a message that was seen, and none that its reader may not see any more. */
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

/** A picture of a message is the server's, who looks each time who may see it; without one it is as it was seen last. */
async function media(event: Asking): Promise<Response> {
  const ofServer = fetch(event.request);
  event.waitUntil(noteMedia(event, ofServer).catch(() => undefined));
  const first = await Promise.race([ofServer.catch(() => undefined), pause(PATIENCE)]);
  if (first && first.status < 500) return first;
  const store = await storeOf(stores.media);
  return (await store?.match(event.request.url, { ignoreVary: true })) ?? ofServer;
}

/** How each kind of request is answered. */
export const answers: Readonly<Record<Exclude<Way, 'alone'>, (event: Asking) => Promise<Response>>> = {
  page,
  file: (event) => unchanging('files', event),
  picture: (event) => unchanging('pictures', event),
  media,
};
