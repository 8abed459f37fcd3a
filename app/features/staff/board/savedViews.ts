import type { BodyOf } from '@parvis/api/call';
import { type SavedView, viewCalls } from '@parvis/api/calls/board';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getSavedViewsQuery } from '../../../lib/api/boardQuery.ts';
import { client } from '../../../lib/api/client.ts';
import { type BoardView, createView, formatBoardView } from './boardAddress.ts';

export type NewView = BodyOf<(typeof viewCalls)['viewsSave']>;

export const toBoardView = ({ filter, where, sort, search }: SavedView): BoardView =>
  createView(filter ?? 'all', {
    ...(where && { where }),
    ...(sort && { sort }),
    ...(search !== undefined && { search }),
  });

export const toContent = ({
  filter,
  where,
  sort,
  search,
}: BoardView): Omit<NewView, 'id' | 'name' | 'shared'> => ({
  filter,
  ...(Object.keys(where).length > 0 && { where }),
  ...(sort && { sort }),
  ...(search !== '' && { search }),
});

/** The saved view with equal content. */
export const findSavedView = (saved: readonly SavedView[], view: BoardView): SavedView | undefined =>
  saved.find((one) => formatBoardView(toBoardView(one)) === formatBoardView(view));

export function useSavedViews(cuid: string) {
  const cache = useQueryClient();
  const refresh = () => cache.invalidateQueries({ queryKey: getSavedViewsQuery(cuid).queryKey });
  const save = useMutation({
    mutationFn: (body: NewView) => client.call(viewCalls.viewsSave, { cuid, body }),
    onSuccess: refresh,
  });
  const remove = useMutation({
    mutationFn: ({ id }: Pick<SavedView, 'id'>) => client.call(viewCalls.viewsRemove, { cuid, body: { id } }),
    onSuccess: refresh,
  });
  return { save, remove };
}
