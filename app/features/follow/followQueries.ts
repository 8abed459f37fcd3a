import { followerCalls } from '@parvis/api/calls/followers';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api/client.ts';
import { texts } from '../../lib/texts/store.ts';

const STALE_TIME = 30_000;
const REFRESH_INTERVAL = 60_000;

export const followKeys = { all: ['follow'] as const };

export const buildKnownQuery = (cuid: string, qrid: string) =>
  queryOptions({
    queryKey: [...followKeys.all, 'known', qrid, texts.locale()],
    queryFn: () => client.call(followerCalls.casesKnown, { cuid, body: { qrid } }),
    staleTime: STALE_TIME,
    retry: false,
  });

export const buildFollowedQuery = (cuid: string, csid: string) =>
  queryOptions({
    queryKey: [...followKeys.all, 'case', csid, texts.locale()],
    queryFn: async () =>
      (await client.call(followerCalls.casesFollowed, { cuid, body: { csid } }))[0] ?? null,
    refetchInterval: REFRESH_INTERVAL,
  });

export const buildFollowingQuery = () =>
  queryOptions({
    queryKey: [...followKeys.all, 'list', texts.locale()],
    queryFn: () => client.call(followerCalls.casesFollowing),
    staleTime: STALE_TIME,
  });
