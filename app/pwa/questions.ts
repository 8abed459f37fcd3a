import { storeOf, stores } from './stores.ts';

/** Where the questions of a customer are kept, in a language: no address of the server. */
const keptAt = (cuid: string, locale: string): string =>
  `/kept-questions/${encodeURIComponent(cuid)}/${encodeURIComponent(locale)}`;

/** Keeps the questions of a customer as they came, to begin a report without a network in a page that is opened without one. */
export async function keepQuestions(cuid: string, locale: string, came: unknown): Promise<void> {
  const store = await storeOf(stores.questions);
  await store?.put(keptAt(cuid, locale), new Response(JSON.stringify(came)));
}

/** What was kept of them, if anything. */
export async function keptQuestions(cuid: string, locale: string): Promise<unknown> {
  const store = await storeOf(stores.questions);
  return (await store?.match(keptAt(cuid, locale)))?.json();
}
