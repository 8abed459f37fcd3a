import { mobileGatheringCalls } from '@parvis/api/calls/gatherings';
import { queryOptions } from '@tanstack/react-query';
import { caseKeys } from '../../lib/api/cacheKeys.ts';
import { client } from '../../lib/api/client.ts';
import { queryClient } from '../../lib/api/queryClient.ts';
import { texts } from '../../lib/texts/store.ts';

/** Joined or open to the visitor, at a place or customer. */
export const buildGatheringsQuery = (cuid: string, qrid?: string) =>
  queryOptions({
    queryKey: [...caseKeys.gatheringLists, cuid, qrid ?? '', texts.locale()],
    queryFn: () =>
      client.page(mobileGatheringCalls.gatheringsListAll, { cuid, body: qrid === undefined ? {} : { qrid } }),
    // Read messages must not count as new.
    refetchOnMount: 'always',
    retry: false,
  });

export const buildGatheringQuery = (cuid: string, gthrId: string, qrid?: string) =>
  queryOptions({
    queryKey: [...caseKeys.gatherings, 'one', gthrId, texts.locale()],
    queryFn: async () =>
      (
        await client.call(mobileGatheringCalls.gatheringsInfo, {
          cuid,
          body: { gthrId, ...(qrid !== undefined && { qrid }) },
        })
      )[0] ?? null,
  });

export const refreshGatherings = () => queryClient.invalidateQueries({ queryKey: caseKeys.gatherings });
