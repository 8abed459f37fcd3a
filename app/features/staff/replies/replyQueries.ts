import type { BodyOf } from '@parvis/api/call';
import { replyCalls } from '@parvis/api/calls/replies';
import type { SavedReply } from '@parvis/api/entities/savedReply';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/api/client.ts';

/** Personal and shared, with deleted ones. */
export const getRepliesQuery = (cuid: string) =>
  queryOptions({
    queryKey: ['savedReplies', cuid] as const,
    queryFn: () => client.call(replyCalls.repliesListAll, { cuid }),
    refetchOnMount: 'always',
  });

export const getReplyHistoryQuery = (cuid: string, id: string) =>
  queryOptions({
    queryKey: ['savedReplies', cuid, 'history', id] as const,
    queryFn: () => client.call(replyCalls.repliesHistory, { cuid, body: { replyId: id } }),
    staleTime: 0,
  });

/** A case's place in each language. */
export const getReplyValuesQuery = (cuid: string, csid: string) =>
  queryOptions({
    queryKey: ['replyValues', cuid, csid] as const,
    queryFn: () => client.call(replyCalls.repliesValues, { cuid, body: { csid } }),
  });

/** Updates the cache at once. */
export function useReplyActions(cuid: string) {
  const cache = useQueryClient();
  const onSettled = () => cache.invalidateQueries({ queryKey: getRepliesQuery(cuid).queryKey });
  const save = useMutation({
    mutationFn: (body: BodyOf<typeof replyCalls.repliesSave>) =>
      client.call(replyCalls.repliesSave, { cuid, body }),
    onSettled,
  });
  const archive = useMutation({
    mutationFn: ({ id }: Pick<SavedReply, 'id'>) =>
      client.call(replyCalls.repliesArchive, { cuid, body: { id } }),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: ({ id }: Pick<SavedReply, 'id'>) =>
      client.call(replyCalls.repliesRemove, { cuid, body: { id } }),
    onSettled,
  });
  return { save, archive, remove };
}
