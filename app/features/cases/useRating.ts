import type { CaseInfo } from '@parvis/api/entities/case';
import { satisfaction } from '@parvis/questionnaire/flows/satisfaction';
import { useEffect, useState } from 'react';
import type { CaseMessage } from '../../lib/api/foreignMessages.ts';
import { watchOtherTabs } from '../../lib/session/watchOtherTabs.ts';
import { createMessageDraft, getMessageDraftName } from '../questionnaire/answersDraft.ts';
import { hasSentStars } from './satisfactionProgress.ts';
import { findSatisfactionQuestion } from './satisfactionQuestion.ts';

interface RatingSource {
  readonly csid: string;
  readonly crUid: string;
  readonly messages: readonly CaseMessage[] | undefined;
  readonly info: Pick<CaseInfo, 'can'> | undefined;
  readonly answered: ReadonlySet<number>;
}

/** Manages the satisfaction question; follows answers given in another tab. */
export function useRating({ csid, crUid, messages = [], info, answered }: RatingSource) {
  const [ratedHere, setRatedHere] = useState<number>();
  const [changes, setChanges] = useState(0);
  const msgId = messages.findLast(({ flow }) => flow === 'satisfaction')?.msgId ?? 0;
  useEffect(
    () =>
      watchOtherTabs(getMessageDraftName(csid, msgId), () => {
        setRatedHere(undefined);
        setChanges((before) => before + 1);
      }),
    [csid, msgId],
  );
  const drafts = createMessageDraft(crUid, csid, msgId);
  const hasBegun = () => hasSentStars(satisfaction, drafts.load());
  return {
    rate: info && findSatisfactionQuestion(messages, info, answered, ratedHere, hasBegun),
    drafts,
    /** Remounts after another tab continued. */
    key: `${msgId}-${changes}`,
    setRatedHere,
  };
}
