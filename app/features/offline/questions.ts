import { storeOf, stores } from './stores.ts';

/** Cache key, no address of the server. */
const keptAt = (cuid: string, locale: string): string =>
  `/kept-questions/${encodeURIComponent(cuid)}/${encodeURIComponent(locale)}`;

/** Loaded on this page, by cache key. */
const here = new Map<string, unknown>();

/** Caches questions that were loaded before the cache existed. */
export async function keepQuestionsHere(): Promise<void> {
  const store = await storeOf(stores.questions);
  for (const [at, came] of here) await store?.put(at, new Response(JSON.stringify(came)));
}

/** Caches a customer's questions unparsed, for reporting offline. */
export async function keepQuestions(cuid: string, locale: string, came: unknown): Promise<void> {
  const at = keptAt(cuid, locale);
  here.set(at, came);
  const store = await storeOf(stores.questions);
  await store?.put(at, new Response(JSON.stringify(came)));
}

export async function keptQuestions(cuid: string, locale: string): Promise<unknown> {
  const store = await storeOf(stores.questions);
  return (await store?.match(keptAt(cuid, locale)))?.json();
}
