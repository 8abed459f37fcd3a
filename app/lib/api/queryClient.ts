import { CallFailed } from '@parvis/api/client';
import { QueryClient } from '@tanstack/react-query';
import { texts } from '../texts/store.ts';

const TRIES = 3;

/** Retries transient failures, not refusals. */
const shouldRetry = (count: number, error: unknown): boolean =>
  count < TRIES &&
  !(error instanceof CallFailed && error.failure.kind === 'refused' && error.failure.status < 500);

/** Offline actions fail at once, and do not run later by surprise. */
const networkMode = 'always';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: shouldRetry, staleTime: 30_000, networkMode },
    mutations: { networkMode },
  },
});

/** The server localises answers: a new language invalidates all. */
let language = texts.locale();
texts.subscribe(() => {
  if (texts.locale() === language) return;
  language = texts.locale();
  void queryClient.invalidateQueries();
});
