import type { BodyOf } from '@parvis/api/call';
import { townGatheringCalls } from '@parvis/api/calls/gatherings';
import { staffPollCalls } from '@parvis/api/calls/polls';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { caseKeys } from '../../../lib/api/cacheKeys.ts';
import { client } from '../../../lib/api/client.ts';
import { isRefusedAs } from '../../../lib/api/hostClients.ts';
import { createId } from '../../../lib/outbox/createId.ts';

export type PollStep = BodyOf<(typeof staffPollCalls)['pollsStep']>['step'];

/** Answers fire no events. */
const REFETCH_INTERVAL = 15_000;

const TEXTS_PAGE = 30;

const pollKeys = {
  all: (cuid: string) => ['polls', cuid] as const,
  results: (cuid: string, code: string) => ['polls', cuid, 'results', code] as const,
};

export const buildPollsQuery = (cuid: string) =>
  queryOptions({
    queryKey: [...pollKeys.all(cuid), 'list'] as const,
    queryFn: () => client.call(staffPollCalls.pollsList, { cuid }),
    refetchInterval: REFETCH_INTERVAL,
  });

export const buildPollPlacesQuery = (cuid: string) =>
  queryOptions({
    queryKey: ['pollPlaces', cuid] as const,
    queryFn: () => client.call(staffPollCalls.pollsPlaces, { cuid }),
  });

/** For choosing a poll's audience. */
export const buildPollGatheringsQuery = (cuid: string, language: string) =>
  queryOptions({
    queryKey: [...caseKeys.gatherings, 'polls', cuid, language] as const,
    queryFn: async () =>
      (await client.call(townGatheringCalls.gatheringsListAll, { cuid }))
        .filter(({ state }) => state !== 'ended')
        .map(({ gthrId, title, placeLbl }) => ({
          code: gthrId,
          label: [title, placeLbl].filter(Boolean).join(' · '),
        })),
  });

/** In the reader's language; null for an unknown poll. */
export const buildResultsQuery = (cuid: string, code: string, language: string) =>
  queryOptions({
    queryKey: [...pollKeys.results(cuid, code), language] as const,
    queryFn: async () => {
      try {
        return (await client.call(staffPollCalls.pollsResults, { cuid, body: { code } }))[0] ?? null;
      } catch (error) {
        if (isRefusedAs(error, 'unknownPoll')) return null;
        throw error;
      }
    },
    refetchInterval: REFETCH_INTERVAL,
  });

export const buildTextsQuery = (cuid: string, code: string, qstnId: string, item: string) =>
  infiniteQueryOptions({
    queryKey: [...pollKeys.results(cuid, code), 'texts', qstnId, item] as const,
    queryFn: ({ pageParam: before }) =>
      client.page(staffPollCalls.pollsTexts, {
        cuid,
        body: { code, qstnId, item, limit: TEXTS_PAGE, ...(before !== undefined && { before }) },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    refetchInterval: REFETCH_INTERVAL,
  });

export function useRefreshPolls(cuid: string): () => Promise<void> {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: pollKeys.all(cuid) });
}

/** A retry keeps its id: idempotent. */
export function usePollStep(cuid: string) {
  const refresh = useRefreshPolls(cuid);
  const ids = useRef(new Map<string, string>());
  return useMutation({
    mutationFn: async ({ code, step }: { code: string; step: PollStep }) => {
      const key = `${code} ${step}`;
      const id = ids.current.get(key) ?? createId();
      ids.current.set(key, id);
      const [poll] = await client.call(staffPollCalls.pollsStep, { cuid, body: { code, step, id } });
      ids.current.delete(key);
      return poll;
    },
    onSettled: refresh,
  });
}
