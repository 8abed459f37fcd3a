import { CallFailed } from '@parvis/api/client';
import { QueryClient } from '@tanstack/react-query';
import { texts } from '../texts/store.ts';

const TRIES = 3;

/** Retries transient failures, not refusals. */
const shouldRetry = (count: number, error: unknown): boolean =>
  count < TRIES &&
  !(error instanceof CallFailed && error.failure.kind === 'refused' && error.failure.status < 500);

/** Fails offline at once, rather than run a pressed action later by surprise. */
const networkMode = 'always';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: shouldRetry, staleTime: 30_000, networkMode },
    mutations: { networkMode },
  },
});

/** Invalidates everything when the language changes, since the server localises answers. */
let language = texts.locale();
texts.subscribe(() => {
  if (texts.locale() === language) return;
  language = texts.locale();
  void queryClient.invalidateQueries();
});
