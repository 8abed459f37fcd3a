import {
  type BoardFilter,
  type BoardSort,
  type BoardWhere,
  boardCalls,
  viewCalls,
} from '@parvis/api/calls/board';
import { BOARD_PAGE } from '@parvis/api/constants';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { caseKeys } from './cacheKeys.ts';
import { client } from './client.ts';

export interface BoardQuery {
  readonly filter: BoardFilter;
  readonly where?: BoardWhere;
  readonly sort?: BoardSort | undefined;
  readonly search: string;
}

/** A search covers all cases, regardless of filter. */
export const getBoardAsked = ({ filter, where = {}, sort, search }: BoardQuery) => ({
  ...(search === '' ? { filter } : { search }),
  ...(Object.keys(where).length > 0 && { where }),
  ...(sort && { sort }),
});

/** The first page has the counts of all filters. */
export function getBoardQuery(cuid: string, view: BoardQuery) {
  const asked = getBoardAsked(view);
  return infiniteQueryOptions({
    queryKey: [...caseKeys.board(cuid), asked] as const,
    queryFn: ({ pageParam: before }) =>
      client.page(boardCalls.casesListAll, {
        cuid,
        body: { limit: BOARD_PAGE, ...asked, ...(before === undefined ? { counts: true } : { before }) },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

export const getBoardCountsQuery = (cuid: string) =>
  queryOptions({
    queryKey: [...caseKeys.board(cuid), 'counts'] as const,
    queryFn: async () => {
      const { counts } = await client.page(boardCalls.casesListAll, {
        cuid,
        body: { limit: 1, counts: true },
      });
      return counts ?? null;
    },
  });

export const getBoardFacetsQuery = (cuid: string) =>
  queryOptions({
    queryKey: ['boardFacets', cuid] as const,
    queryFn: async () => (await client.call(boardCalls.casesFacets, { cuid }))[0] ?? null,
  });

/** Under the board's key: its events refresh the day. */
export const getBoardDayQuery = (cuid: string) =>
  queryOptions({
    queryKey: [...caseKeys.board(cuid), 'day'] as const,
    queryFn: async () => (await client.call(boardCalls.casesDay, { cuid }))[0] ?? null,
  });

export const getSavedViewsQuery = (cuid: string) =>
  queryOptions({
    queryKey: ['savedViews', cuid] as const,
    queryFn: () => client.call(viewCalls.viewsListAll, { cuid }),
  });
