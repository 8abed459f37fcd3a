import { caseCalls } from '@parvis/api/calls/cases';
import { BOARD_PAGE } from '@parvis/api/constants';
import type { CaseInfo, CaseSummary } from '@parvis/api/entities/case';
import {
  infiniteQueryOptions,
  type QueryClient,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { caseKeys } from './cacheKeys.ts';
import { CACHE_LIFETIME } from './cacheLifetime.ts';
import { client } from './client.ts';
import { updateUnreadCount } from './useUnreadCount.ts';

/** Milliseconds since 1970. */
interface Snapshot<T> {
  readonly data: T;
  readonly at: number;
}

const compareActivity = (one: CaseSummary, other: CaseSummary): number =>
  other.last.at.localeCompare(one.last.at);

/** Merges newer details of opened cases into the list, latest activity first. */
export function mergeOwnCases(
  list: Snapshot<readonly CaseSummary[]> | undefined,
  opened: readonly Snapshot<CaseInfo>[],
): readonly CaseSummary[] | undefined {
  const newer = opened.filter(({ at }) => at > (list?.at ?? 0)).map(({ data }) => ({ ...data, unread: 0 }));
  if (newer.length === 0) return list?.data;
  const cases = new Map<string, CaseSummary>();
  for (const one of [...(list?.data ?? []), ...newer]) cases.set(one.csid, one);
  return [...cases.values()].sort(compareActivity);
}

export const listOpenedCases = (cached: QueryClient): readonly Snapshot<CaseInfo>[] =>
  cached
    .getQueryCache()
    .findAll({ queryKey: caseKeys.infos('mobile') })
    .flatMap(({ queryKey, state: { dataUpdatedAt: at } }) => {
      const data = cached.getQueryData<CaseInfo | null>(queryKey);
      return data ? [{ data, at }] : [];
    });

export const getOwnCasesQuery = () =>
  infiniteQueryOptions({
    queryKey: caseKeys.own,
    queryFn: ({ pageParam: before }) =>
      client.page(caseCalls.townListActivity, {
        body: { limit: BOARD_PAGE, ...(before !== null && { before }) },
      }),
    // Not undefined: the list is cached as JSON.
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next ?? null,
    gcTime: CACHE_LIFETIME,
  });

/** `listed`: the list was fetched. */
export function useOwnCases(enabled = true) {
  const query = useInfiniteQuery({ ...getOwnCasesQuery(), enabled });
  const { data, dataUpdatedAt } = query;
  const cached = useQueryClient();
  const cases = useMemo(() => {
    const list = data && { data: data.pages.flatMap((page) => page.data), at: dataUpdatedAt };
    return mergeOwnCases(list, enabled ? listOpenedCases(cached) : []);
  }, [data, dataUpdatedAt, cached, enabled]);
  const listed = data !== undefined;
  useEffect(() => {
    if (cases && listed) updateUnreadCount(cases);
  }, [cases, listed]);
  return { ...query, cases, listed };
}
