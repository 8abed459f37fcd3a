import { siteCalls } from '@parvis/api/calls/sites';
import type { TextStore } from '@parvis/locales/translate';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { client } from '../data/client.ts';
import { siteLinks } from './siteLinks.ts';

/** Where else the service is: what its operator set, which changes with a restart alone. */
export const sitesQuery = queryOptions({
  queryKey: ['sites'],
  queryFn: async () => (await client.call(siteCalls.settingsAddresses))[0],
  staleTime: Number.POSITIVE_INFINITY,
});

/** Links to the other sites as they are known now: none until the server said so, and where it does not. */
export const useSiteLinks = (t: TextStore['t']) => siteLinks(useQuery(sitesQuery).data, t);
