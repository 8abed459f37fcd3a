import type { BodyOf } from '@parvis/api/call';
import { townGatheringCalls } from '@parvis/api/calls/gatherings';
import { queryOptions } from '@tanstack/react-query';
import { caseKeys } from '../../../lib/api/cacheKeys.ts';
import { client } from '../../../lib/api/client.ts';
import { queryClient } from '../../../lib/api/queryClient.ts';
import { createId } from '../../../lib/outbox/createId.ts';
import { texts } from '../../../lib/texts/store.ts';

export type NewGathering = Omit<BodyOf<(typeof townGatheringCalls)['gatheringsCreate']>, 'gthrId'>;
type Step = Omit<BodyOf<(typeof townGatheringCalls)['gatheringsStep']>, 'gthrId' | 'id'>;

/** For visitors. */
export const getPublicUrl = (cuid: string, gthrId: string): string =>
  `${location.origin}/m/g/${cuid}/${gthrId}`;

export const buildStaffGatheringsQuery = (cuid: string) =>
  queryOptions({
    queryKey: [...caseKeys.gatherings, 'staff', cuid, texts.locale()] as const,
    queryFn: () => client.call(townGatheringCalls.gatheringsListAll, { cuid }),
  });

export const buildStaffGatheringQuery = (cuid: string, gthrId: string) =>
  queryOptions({
    queryKey: [...caseKeys.gatherings, 'staffOne', gthrId, texts.locale()] as const,
    queryFn: async () =>
      (await client.call(townGatheringCalls.gatheringsInfo, { cuid, body: { gthrId } }))[0] ?? null,
  });

const refresh = (csid: string) =>
  Promise.all(
    [caseKeys.gatherings, caseKeys.info('town', csid), caseKeys.messages('town', csid)].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );

export async function createGathering(cuid: string, gthrId: string, body: NewGathering): Promise<void> {
  await client.call(townGatheringCalls.gatheringsCreate, { cuid, body: { gthrId, ...body } });
  await refresh(gthrId);
}

export async function changeGathering(
  cuid: string,
  gthrId: string,
  change: Omit<BodyOf<(typeof townGatheringCalls)['gatheringsChange']>, 'gthrId'>,
): Promise<void> {
  await client.call(townGatheringCalls.gatheringsChange, { cuid, body: { gthrId, ...change } });
  await refresh(gthrId);
}

export async function stepGathering(
  cuid: string,
  gthrId: string,
  step: Step,
  id = createId(),
): Promise<void> {
  await client.call(townGatheringCalls.gatheringsStep, { cuid, body: { gthrId, id, ...step } });
  await refresh(gthrId);
}
