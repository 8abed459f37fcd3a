import type { EndedService } from '@parvis/api/calls/former';
import { formerCalls } from '@parvis/api/calls/former';
import { useQuery } from '@tanstack/react-query';
import { withLocalClient } from '../../lib/api/hostClients.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';

/** Latest first; undefined while loading. */
export function useEndedServices(asked: boolean): {
  ended: readonly EndedService[] | undefined;
  isAsked: boolean;
} {
  const { locale } = useTexts();
  const { data, isLoading, isError } = useQuery({
    queryKey: ['endedServices', locale()],
    queryFn: () => withLocalClient((site) => site.call(formerCalls.userEnded, {})),
    enabled: asked,
    staleTime: 0,
  });
  return { ended: asked ? (data ?? (isError ? [] : undefined)) : undefined, isAsked: isLoading };
}

/** The customer's, else the latest. */
export const findEndedService = (
  ended: readonly EndedService[] | undefined,
  cuid: string | undefined,
): EndedService | undefined => (cuid === undefined ? ended?.[0] : ended?.find((one) => one.cuid === cuid));
