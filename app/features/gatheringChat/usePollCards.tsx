import type { MessageLetters } from '@parvis/questionnaire/model/values/validate';
import type { ChatMessage } from '@parvis/ui/screens/Chat';
import { useCallback } from 'react';
import { LazyPollCard } from '../cases/LazyPollCard.tsx';
import type { CaseReader, OpenCase } from '../cases/useCase.ts';

export function usePollCards(
  { cuid, csid, crUid }: CaseReader,
  { info, view: { behind } }: OpenCase,
  letters: MessageLetters | undefined,
) {
  const isBlocked = info?.participants.some(({ me, crBlocked }) => me && crBlocked);
  const mayAnswer = !isBlocked && info?.withdrawn !== true;
  return useCallback(
    (item: ChatMessage) => {
      const poll = behind.get(item.id)?.message?.poll;
      return poll ? <LazyPollCard {...{ cuid, csid, crUid, info, letters, mayAnswer }} sent={poll} /> : null;
    },
    [behind, cuid, csid, crUid, info, letters, mayAnswer],
  );
}
