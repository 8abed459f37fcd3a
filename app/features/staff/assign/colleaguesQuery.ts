import { assignCalls } from '@parvis/api/calls/assign';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/api/client.ts';

const colleaguesKey = (cuid: string) => ['colleagues', cuid] as const;

/** Presence changes: each dialog fetches it. */
export const getColleaguesQuery = (cuid: string) =>
  queryOptions({
    queryKey: colleaguesKey(cuid),
    queryFn: () => client.call(assignCalls.staffColleagues, { cuid }),
    staleTime: 0,
  });
