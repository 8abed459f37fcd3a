import type { Role } from '@parvis/api/entities/user';
import type { RoleState } from '@parvis/ui/screens/RoleList';
import { type Query, useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClient } from '../../lib/api/queryClient.ts';
import { fetchSiteRole, type SiteRole } from '../../lib/api/siteRole.ts';
import { refreshProfile } from '../../lib/session/useProfile.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { classifySiteError, type RoleAtSite } from './roleState.ts';

interface SiteAnswer {
  readonly state: Exclude<RoleState, 'loading'>;
  readonly site: SiteRole | null | undefined;
}

/** After a failure, and for other hosts, milliseconds. */
const REFETCH_INTERVALS = { failed: 5_000, elsewhere: 60_000 } as const;

/** Query key prefix. */
export const SITE_ROLE = 'siteRole';
const getRoleKey = (role: Role, language: string) => [SITE_ROLE, role.rlid, role.url, language] as const;

async function fetchSiteAnswer(role: Role, language: string): Promise<SiteAnswer> {
  try {
    return { state: 'ready', site: await fetchSiteRole(role) };
  } catch (error) {
    const known = queryClient.getQueryData<SiteAnswer>(getRoleKey(role, language));
    return { state: classifySiteError(error), site: known?.site };
  }
}

const createRefetchInterval =
  ({ url }: Role) =>
  ({ state: { data } }: Query<SiteAnswer>): number | false => {
    if (data && data.state !== 'ready') return REFETCH_INTERVALS.failed;
    return url === '' ? false : REFETCH_INTERVALS.elsewhere;
  };

/** From each site; retries unreachable ones. */
export function useSiteRoles(roles: readonly Role[]): readonly RoleAtSite[] {
  const { locale } = useTexts();
  const language = locale();
  const answers = useQueries({
    queries: roles.map((role) => ({
      queryKey: getRoleKey(role, language),
      queryFn: () => fetchSiteAnswer(role, language),
      staleTime: 10 * 60_000,
      refetchInterval: createRefetchInterval(role),
    })),
  });
  const gone = answers.filter(({ data }) => data?.site === null).length;
  useEffect(() => {
    if (gone > 0) void refreshProfile();
  }, [gone]);
  return roles.map((role, index) => {
    const data = answers[index]?.data;
    return { role, state: data?.state ?? 'loading', site: data?.site };
  });
}
