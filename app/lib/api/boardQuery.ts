import { type BoardFilter, boardCalls } from '@parvis/api/calls/board';
import { BOARD_PAGE } from '@parvis/api/constants';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { caseKeys } from './cacheKeys.ts';
import { client } from './client.ts';

export interface BoardView {
  readonly filter: BoardFilter;
  /** Empty without a search. */
  readonly search: string;
}

/** The first page brings the counts of all filters. */
export const getBoardQuery = (cuid: string, { filter, search }: BoardView) =>
  infiniteQueryOptions({
    queryKey: [...caseKeys.board(cuid), search === '' ? filter : 'search', search] as const,
    queryFn: ({ pageParam: before }) =>
      client.page(boardCalls.casesListAll, {
        cuid,
        body: {
          limit: BOARD_PAGE,
          ...(search === '' ? { filter } : { search }),
          ...(before === undefined ? { counts: true } : { before }),
        },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

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
