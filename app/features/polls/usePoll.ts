import type { CustomerInfo } from '@parvis/api/entities/customer';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getRefusal } from '../../lib/api/hostClients.ts';
import { buildPollQuery, type PollAddress, parsePoll } from './pollQuery.ts';

/** Milliseconds. */
const RESULTS_INTERVAL = 15_000;

/** Refetched while results are shown. `isMissing`: unknown or withdrawn. */
export function usePoll(address: PollAddress, letters: CustomerInfo['messageLetters']) {
  const { data, error, isError, refetch } = useQuery({
    ...buildPollQuery(address),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data?.results ? RESULTS_INTERVAL : false),
  });
  const poll = useMemo(() => data && parsePoll(data, letters), [data, letters]);
  const isMissing = data === null || getRefusal(error)?.code === 'unknownPoll';
  return { poll, isMissing, hasFailed: isError, refetch };
}
