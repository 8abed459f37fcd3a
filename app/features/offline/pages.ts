import { pageOfApp } from '@parvis/api/appAddress';
import { keepNewest, storeOf, stores } from './stores.ts';

/** The page that stands for every address that no code leads to: nothing in it is anybody's. */
export const SHELL = '/m/home';
/** So many codes open without a network, those seen last. */
const CODES_MAX = 20;

/** What is drawn before the app is there: the conversation of a case and own reports, in an app of a customer's as well. */
export const DRAWN_PAGE = /\/m\/(?:case\/[^/]+\/[^/]+|home)\/?$/;
const CODE = /^\/q\/[^/]+/;

/** The page that is kept for an address, in an app of a customer's as well: one for each code, with all that can be reported there, and one for all others. */
export const keptAs = (path: string): string => CODE.exec(pageOfApp(path).path)?.[0] ?? SHELL;

/** Whether an answer is a page that can be shown again: of this site, found, and at the address that was asked for. */
export const isKeepable = ({ ok, redirected, headers }: Response): boolean =>
  ok && !redirected && (headers.get('content-type') ?? '').startsWith('text/html');

/** Keeps a page as the one of its address; nothing of what is none. */
export async function putPage(path: string, page: Response): Promise<void> {
  const store = isKeepable(page) ? await storeOf(stores.pages) : undefined;
  if (!store) return;
  // Written anew it is the newest.
  await store.delete(path, { ignoreVary: true });
  await store.put(path, page);
  await keepNewest(store, CODES_MAX, SHELL);
}

/** The page of an address is there no longer: its code is known to lead nowhere any more. */
export async function dropPage(path: string): Promise<void> {
  const store = await storeOf(stores.pages);
  await store?.delete(path, { ignoreVary: true });
}

/** Brings the page of an address. @throws TypeError without a network */
const bringPage = async (path: string): Promise<void> => putPage(path, await fetch(path));

/** Brings a page unless it is there. @throws TypeError without a network */
export async function keepPage(path: string): Promise<void> {
  const store = await storeOf(stores.pages);
  if (store && !(await store.match(path, { ignoreVary: true }))) await bringPage(path);
}

/** Brings all pages anew: another language or scheme was chosen, or they name files of an older build. @throws TypeError without a network */
export async function renewPages(): Promise<void> {
  const store = await storeOf(stores.pages);
  const paths = ((await store?.keys()) ?? []).map(({ url }) => new URL(url).pathname);
  for (const path of new Set([...paths, SHELL])) await bringPage(path);
}

/** Where the server drew the first view. */
const DRAWN = /(<div id="root") data-drawn="[^"]*"/;
/** What was said of the bytes on their way is no longer true of a text. */
const OF_BYTES = ['content-encoding', 'content-length', 'transfer-encoding'];

/** The page kept for an address; the app redraws it where it was drawn for another. */
export async function keptPage(path: string): Promise<Response | undefined> {
  const store = await storeOf(stores.pages);
  const match = (one: string) => store?.match(one, { ignoreVary: true });
  const kept = (await match(keptAs(path))) ?? (await match(SHELL));
  if (!kept) return undefined;
  const headers = new Headers(kept.headers);
  for (const name of OF_BYTES) headers.delete(name);
  return new Response((await kept.text()).replace(DRAWN, '$1'), { headers });
}
