import type { UserStatus } from '@parvis/api/entities/user';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { hasAccepted } from './acceptance.ts';
import { nobody, openProfile, readProfile } from './profile.ts';
import { queryClient } from './queries.ts';

export const PROFILE_KEY = ['profile'] as const;

/** The states of the cookie gate (specification 2). */
export type Phase =
  | { readonly kind: 'loading'; readonly retrying: boolean }
  | { readonly kind: 'welcome' }
  | { readonly kind: 'opening'; readonly retrying: boolean }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly profile: UserStatus };

export const setProfile = (profile: UserStatus): void => {
  queryClient.setQueryData(PROFILE_KEY, profile);
};

export const refreshProfile = (): Promise<void> => queryClient.invalidateQueries({ queryKey: PROFILE_KEY });

/** The profile of this device and the way in: where a visitor stands, and how they accept. */
export function useProfile(qrid?: string): { phase: Phase; accept: () => void } {
  const [retrying, setRetrying] = useState(false);
  const onRetry = useCallback(() => setRetrying(true), []);
  const query = useQuery({
    queryKey: PROFILE_KEY,
    queryFn: () => readProfile(onRetry, qrid),
    initialData: () => (hasAccepted() ? undefined : nobody),
    staleTime: 5 * 60_000,
  });
  const opening = useMutation({ mutationFn: () => openProfile(onRetry, qrid), onSuccess: setProfile });

  const accept = () => opening.mutate();
  if (opening.isPending) return { phase: { kind: 'opening', retrying }, accept };
  if (opening.isError) return { phase: { kind: 'failed', retry: accept }, accept };
  if (query.data)
    return {
      phase: query.data.state === 'empty' ? { kind: 'welcome' } : { kind: 'ready', profile: query.data },
      accept,
    };
  if (query.isError) return { phase: { kind: 'failed', retry: () => void query.refetch() }, accept };
  return { phase: { kind: 'loading', retrying }, accept };
}
