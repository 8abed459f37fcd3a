import { openStore, stores } from './stores.ts';

/** No server address. */
const getQuestionsKey = (cuid: string, locale: string): string =>
  `/kept-questions/${encodeURIComponent(cuid)}/${encodeURIComponent(locale)}`;

/** By cache key. */
const loadedQuestions = new Map<string, unknown>();

/** Loaded before the cache existed. */
export async function cacheLoadedQuestions(): Promise<void> {
  const store = await openStore(stores.questions);
  for (const [at, came] of loadedQuestions) await store?.put(at, new Response(JSON.stringify(came)));
}

/** Unparsed, for reporting offline. */
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
