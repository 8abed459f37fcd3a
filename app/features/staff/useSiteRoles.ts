import type { Role } from '@parvis/api/entities/user';
import type { RoleState } from '@parvis/ui/screens/RoleList';
import { type Query, useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClient } from '../../lib/api/queryClient.ts';
import { roleAtSite, type SiteRole } from '../../lib/api/sites.ts';
import { refreshProfile } from '../../lib/session/useProfile.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { type RoleAtSite, stateOf } from './roleState.ts';

interface Answer {
  readonly state: Exclude<RoleState, 'loading'>;
  readonly site: SiteRole | null | undefined;
}

/** Refetch intervals after a failure, and for other hosts, milliseconds. */
const AGAIN = { failed: 5_000, elsewhere: 60_000 } as const;

/** Query key prefix. */
export const SITE_ROLE = 'siteRole';
const keyOf = (role: Role, language: string) => [SITE_ROLE, role.rlid, role.url, language] as const;

async function ask(role: Role, language: string): Promise<Answer> {
  try {
    return { state: 'ready', site: await roleAtSite(role) };
  } catch (error) {
    const known = queryClient.getQueryData<Answer>(keyOf(role, language));
    return { state: stateOf(error), site: known?.site };
  }
}

const pauseOf =
  ({ url }: Role) =>
  ({ state: { data } }: Query<Answer>): number | false => {
    if (data && data.state !== 'ready') return AGAIN.failed;
    return url === '' ? false : AGAIN.elsewhere;
  };

/** Loads each role from its site; retries unreachable ones. */
export function useSiteRoles(roles: readonly Role[]): readonly RoleAtSite[] {
  const { locale } = useTexts();
  const language = locale();
  const answers = useQueries({
    queries: roles.map((role) => ({
      queryKey: keyOf(role, language),
      queryFn: () => ask(role, language),
      staleTime: 10 * 60_000,
      refetchInterval: pauseOf(role),
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
