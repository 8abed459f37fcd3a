import { storeOf, stores } from './stores.ts';

/** Where the questions of a customer are kept, in a language: no address of the server. */
const keptAt = (cuid: string, locale: string): string =>
  `/kept-questions/${encodeURIComponent(cuid)}/${encodeURIComponent(locale)}`;

/** What came on this page, by where it is kept. */
const here = new Map<string, unknown>();

/** Keeps the questions that came before there was anything to keep them in: a menu brings them before it is known who is here. */
export async function keepQuestionsHere(): Promise<void> {
  const store = await storeOf(stores.questions);
  for (const [at, came] of here) await store?.put(at, new Response(JSON.stringify(came)));
}

/** Keeps the questions of a customer as they came, to begin a report without a network in a page that is opened without one. */
export async function keepQuestions(cuid: string, locale: string, came: unknown): Promise<void> {
  const at = keptAt(cuid, locale);
  here.set(at, came);
  const store = await storeOf(stores.questions);
  await store?.put(at, new Response(JSON.stringify(came)));
}

/** What was kept of them, if anything. */
export async function keptQuestions(cuid: string, locale: string): Promise<unknown> {
  const store = await storeOf(stores.questions);
  return (await store?.match(keptAt(cuid, locale)))?.json();
}
