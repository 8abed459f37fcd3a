import { caseCalls } from '@parvis/api/calls/cases';
import { BOARD_PAGE } from '@parvis/api/constants';
import { infiniteQueryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { client } from './client.ts';
import { caseKeys, KEPT } from './keys.ts';
import { knownCases, openedCases } from './knownCases.ts';
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
    gcTime: KEPT,
  });

/**
 * One's own cases, those with the latest activity first: as far as they were fetched, and what is known of them otherwise.
 * `listed` tells whether the list itself came.
 */
export function useOwnCases(enabled = true) {
  const query = useInfiniteQuery({ ...ownCasesQuery(), enabled });
  const { data, dataUpdatedAt } = query;
  const cached = useQueryClient();
  const cases = useMemo(() => {
    const list = data && { data: data.pages.flatMap((page) => page.data), at: dataUpdatedAt };
    return knownCases(list, enabled ? openedCases(cached) : []);
  }, [data, dataUpdatedAt, cached, enabled]);
  const listed = data !== undefined;
  useEffect(() => {
    if (cases && listed) noteUnread(cases);
  }, [cases, listed]);
  return { ...query, cases, listed };
}
