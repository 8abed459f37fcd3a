import { useQuery } from '@tanstack/react-query';
import { refreshProfile } from '../session/useProfile.ts';

/** How often is looked, milliseconds. */
const EVERY = 30_000;

/** Whoever reads that a service has ended has their desk again once it is back: while the page is in sight the profile is read again. */
export function useBackInService(): void {
  useQuery({
    queryKey: ['backInService'],
    queryFn: async () => {
      await refreshProfile();
      return true;
    },
    // What was read just now is why the page is shown.
    initialData: true,
    staleTime: EVERY,
    refetchInterval: EVERY,
    retry: false,
  });
}
