import { followerCalls } from '@parvis/api/calls/followers';
import type { FollowRole } from '@parvis/api/entities/follower';
import type { TextId } from '@parvis/locales/areas';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { client } from '../../lib/api/client.ts';
import { getRefusal } from '../../lib/api/hostClients.ts';
import { queryClient } from '../../lib/api/queryClient.ts';
import { followKeys } from './followQueries.ts';

const REFUSALS: Readonly<Record<string, TextId>> = {
  blocked: 'follow.blocked',
  stepNotAllowed: 'follow.ended',
  unknownCase: 'follow.ended',
  withdrawn: 'follow.ended',
};

/** One tap joins a case and opens its page. Needs the network. */
export function useFollow(cuid: string) {
  const [, navigate] = useLocation();
  const [running, setRunning] = useState<string>();
  const [problem, setProblem] = useState<{ id: string; text: TextId }>();
  const follow = async (csid: string, as: FollowRole): Promise<void> => {
    if (running !== undefined) return;
    setRunning(csid);
    setProblem(undefined);
    try {
      await client.call(followerCalls.casesFollow, { cuid, body: { csid, as } });
      void queryClient.invalidateQueries({ queryKey: followKeys.all });
      navigate(`/m/follow/${cuid}/${csid}`);
    } catch (error) {
      setProblem({ id: csid, text: REFUSALS[getRefusal(error)?.code ?? ''] ?? 'follow.failed' });
    } finally {
      setRunning(undefined);
    }
  };
  return { running, problem, follow };
}
