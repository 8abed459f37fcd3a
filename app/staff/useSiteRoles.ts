import type { Role } from '@parvis/api/entities/user';
import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { roleAtSite } from '../data/sites.ts';
import { refreshProfile } from '../session/useProfile.ts';
import { useTexts } from '../texts/useTexts.ts';

/**
 * The staff roles of a profile, each as its own site knows it (specification 4, Profile): undefined while it is asked or does
 * not answer, null where the role is gone. A role that is gone leaves the profile.
 */
export function useSiteRoles(roles: readonly Role[]) {
  const { locale } = useTexts();
  const language = locale();
  const answers = useQueries({
    queries: roles.map((role) => ({
      queryKey: ['siteRole', role.cuid, role.url, language],
      queryFn: () => roleAtSite(role),
      staleTime: 10 * 60_000,
    })),
  });
  const gone = answers.filter(({ data }) => data === null).length;
  useEffect(() => {
    if (gone > 0) void refreshProfile();
  }, [gone]);
  return roles.map((role, index) => ({ role, site: answers[index]?.data }));
}
