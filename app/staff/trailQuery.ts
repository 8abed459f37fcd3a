import { adminCalls } from '@parvis/api/calls/admin';
import type { TrailPage } from '@parvis/api/entities/trail';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { client } from '../data/client.ts';
import { askedBy, type TrailFilter } from './trailList.ts';

/** Where nothing was answered. */
export const NO_TRAIL: TrailPage = { entries: [], people: [], months: 12 };

/** What was done, page by page. */
export const trailQuery = (cuid: string, filter: TrailFilter, person: string) =>
  infiniteQueryOptions({
    queryKey: ['trail', cuid, filter, person] as const,
    queryFn: async ({ pageParam: before }): Promise<TrailPage> => {
      const body = { ...askedBy(filter, person), ...(before !== undefined && { before }) };
      return (await client.call(adminCalls.trailGet, { cuid, body }))[0] ?? NO_TRAIL;
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next,
  });
