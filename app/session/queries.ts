import { QueryClient } from '@tanstack/react-query';

/** The one cache of answers. Retries are the business of each query: the outbox and the profile have rules of their own. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 30_000, networkMode: 'always' } },
});
