import type { BodyOf } from '@parvis/api/call';
import { type ListedLabel, labelCalls } from '@parvis/api/calls/labels';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getBoardFacetsQuery } from '../../../lib/api/boardQuery.ts';
import { refreshAllCases } from '../../../lib/api/cache.ts';
import { client } from '../../../lib/api/client.ts';

export const getLabelsQuery = (cuid: string) =>
  queryOptions({
    queryKey: ['labels', cuid] as const,
    queryFn: () => client.call(labelCalls.labelsListAll, { cuid }),
  });

export function useLabelActions(cuid: string) {
  const cache = useQueryClient();
  const refresh = () => {
    refreshAllCases();
    void cache.invalidateQueries({ queryKey: getBoardFacetsQuery(cuid).queryKey });
    return cache.invalidateQueries({ queryKey: getLabelsQuery(cuid).queryKey });
  };
  const save = useMutation({
    mutationFn: (body: BodyOf<typeof labelCalls.labelsSave>) =>
      client.call(labelCalls.labelsSave, { cuid, body }),
    onSuccess: refresh,
  });
  const remove = useMutation({
    mutationFn: ({ id }: Pick<ListedLabel, 'id'>) =>
      client.call(labelCalls.labelsRemove, { cuid, body: { id } }),
    onSuccess: refresh,
  });
  return { save, remove };
}
