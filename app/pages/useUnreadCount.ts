import type { CaseSummary } from '@parvis/api/entities/case';
import { useQuery } from '@tanstack/react-query';
import { caseKeys } from '../cases/keys.ts';

/** Unread messages of one's own cases, as far as they were fetched: the bar itself asks for nothing. */
export function useUnreadCount(): number {
  const { data } = useQuery<readonly CaseSummary[]>({
    queryKey: caseKeys.own,
    queryFn: () => [],
    enabled: false,
  });
  return (data ?? []).reduce((sum, { unread }) => sum + unread, 0);
}
