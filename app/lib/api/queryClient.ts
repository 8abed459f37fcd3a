import { CallFailed } from '@parvis/api/client';
import { QueryClient } from '@tanstack/react-query';
import { texts } from '../texts/store.ts';

const TRIES = 3;

/** What waiting may mend is tried again; what the server refused is not. */
const mayPass = (count: number, error: unknown): boolean =>
  count < TRIES &&
  !(error instanceof CallFailed && error.failure.kind === 'refused' && error.failure.status < 500);

/** Fails offline instead of waiting for a network, and doing what was pressed when nobody expects it. */
const networkMode = 'always';

/** The one cache of answers. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: mayPass, staleTime: 30_000, networkMode }, mutations: { networkMode } },
});

/** The server writes in the language of who asks: what it wrote in another one is asked for anew where it is shown. */
let language = texts.locale();
texts.subscribe(() => {
  if (texts.locale() === language) return;
  language = texts.locale();
  void queryClient.invalidateQueries();
});
