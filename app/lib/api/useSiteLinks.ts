import type { AnswerOf } from '@parvis/api/call';
import { siteCalls } from '@parvis/api/calls/sites';
import type { TextStore } from '@parvis/locales/translate';
import type { LinksProps } from '@parvis/ui/screens/Links';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { client } from './client.ts';

type Addresses = AnswerOf<typeof siteCalls.settingsAddresses>[number];
type SiteLink = LinksProps['legal'][number];

const isElsewhere = (address: string | undefined): address is string =>
  address !== undefined && !address.startsWith('/');

function buildSiteLinks(addresses: Addresses | undefined, t: TextStore['t']): SiteLink[] {
  const { home, contact, campus } = addresses ?? {};
  const rows = [
    [home, 'site.home'],
    [contact, 'site.contact'],
    [campus, 'site.campus'],
  ] as const;
  return rows.flatMap(([href, label]) =>
    isElsewhere(href) ? [{ href, label: t(label), note: new URL(href).host, external: true }] : [],
  );
}

/** Constant until a restart. */
export const sitesQuery = queryOptions({
  queryKey: ['sites'],
  queryFn: async () => (await client.call(siteCalls.settingsAddresses))[0],
  staleTime: Number.POSITIVE_INFINITY,
});

export const useSiteLinks = (t: TextStore['t']) => buildSiteLinks(useQuery(sitesQuery).data, t);
