import type { BodyOf } from '@parvis/api/call';
import { townLinkCalls } from '@parvis/api/calls/links';
import type { ConnectLink } from '@parvis/api/entities/link';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { caseKeys } from '../../../lib/api/cacheKeys.ts';
import { client } from '../../../lib/api/client.ts';

export type LinkRequest = BodyOf<(typeof townLinkCalls)['linksCreate']>;

/** Under the board's key: a join refreshes the uses. */
const buildLinksQuery = (cuid: string, csid: string | undefined) =>
  queryOptions({
    queryKey: [...caseKeys.board(cuid), 'links', csid ?? ''] as const,
    queryFn: (): Promise<ConnectLink[]> =>
      client.call(townLinkCalls.linksList, { cuid, body: csid === undefined ? {} : { csid } }),
  });

/** Links into a case, or to the customer. */
export function useLinks(cuid: string, csid?: string) {
  const query = buildLinksQuery(cuid, csid);
  const cache = useQueryClient();
  const { data, isError, refetch } = useQuery(query);
  const refresh = () => cache.invalidateQueries({ queryKey: query.queryKey });
  const create = useMutation({
    mutationFn: async (request: LinkRequest) =>
      (await client.call(townLinkCalls.linksCreate, { cuid, body: request }))[0],
    onSuccess: refresh,
  });
  const withdraw = useMutation({
    mutationFn: (id: string) => client.call(townLinkCalls.linksWithdraw, { cuid, body: { id } }),
    onSettled: refresh,
  });
  return { links: data, hasFailed: isError && !data, refetch, create, withdraw };
}
