import { type Draft, draftCalls } from '@parvis/api/calls/drafts';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/api/client.ts';
import { queryClient } from '../../../lib/api/queryClient.ts';

/** From all devices; refetched when a page becomes visible. */
export const getDraftsQuery = (cuid: string) =>
  queryOptions({
    queryKey: ['staffDrafts', cuid] as const,
    queryFn: () => client.call(draftCalls.draftsListAll, { cuid }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });

/** Optimistic update of the rows. */
export function setListedDraft(cuid: string, draft: Draft): void {
  const { queryKey } = getDraftsQuery(cuid);
  queryClient.setQueryData(queryKey, (known) => {
    const others = known?.filter(({ csid }) => csid !== draft.csid);
    return draft.txt === '' ? others : others && [...others, draft];
  });
}
