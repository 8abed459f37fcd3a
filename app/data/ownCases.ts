import { caseCalls } from '@parvis/api/calls/cases';
import { BOARD_PAGE } from '@parvis/api/constants';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { client } from './client.ts';
import { caseKeys } from './keys.ts';
import { noteUnread } from './useUnreadCount.ts';

/** A person's own cases at all customers, page by page. */
const ownCasesQuery = () =>
  infiniteQueryOptions({
    queryKey: caseKeys.own,
    queryFn: ({ pageParam: before }) =>
      client.page(caseCalls.townListActivity, {
        body: { limit: BOARD_PAGE, ...(before !== undefined && { before }) },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });

/** One's own cases as far as they were fetched, those with the latest activity first. */
export function useOwnCases(enabled = true) {
  const query = useInfiniteQuery({ ...ownCasesQuery(), enabled });
  const cases = useMemo(() => query.data?.pages.flatMap(({ data }) => data), [query.data]);
  useEffect(() => {
    if (cases) noteUnread(cases);
  }, [cases]);
  return { ...query, cases };
}
