import { openStore, stores } from './stores.ts';

/** Cache key, no address of the server. */
const getQuestionsKey = (cuid: string, locale: string): string =>
  `/kept-questions/${encodeURIComponent(cuid)}/${encodeURIComponent(locale)}`;

/** Loaded on this page, by cache key. */
const loadedQuestions = new Map<string, unknown>();

/** Caches questions that were loaded before the cache existed. */
export async function cacheLoadedQuestions(): Promise<void> {
  const store = await openStore(stores.questions);
  for (const [at, came] of loadedQuestions) await store?.put(at, new Response(JSON.stringify(came)));
}

/** Caches a customer's questions unparsed, for reporting offline. */
export async function cacheQuestions(cuid: string, locale: string, came: unknown): Promise<void> {
  const at = getQuestionsKey(cuid, locale);
  loadedQuestions.set(at, came);
  const store = await openStore(stores.questions);
  await store?.put(at, new Response(JSON.stringify(came)));
}

export async function readCachedQuestions(cuid: string, locale: string): Promise<unknown> {
  const store = await openStore(stores.questions);
  return (await store?.match(getQuestionsKey(cuid, locale)))?.json();
}
