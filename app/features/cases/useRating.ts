import type { CaseInfo } from '@parvis/api/entities/case';
import { satisfaction } from '@parvis/questionnaire/flows/satisfaction';
import { useEffect, useState } from 'react';
import type { CaseMessage } from '../../lib/api/foreignMessages.ts';
import { watchElsewhere } from '../../lib/session/watchElsewhere.ts';
import { messageDraft, messageDraftName } from '../questionnaire/answersDraft.ts';
import { askedSatisfaction } from './satisfactionAsked.ts';
import { goesOn } from './satisfactionSteps.ts';

interface Asked {
  readonly csid: string;
  readonly crUid: string;
  readonly messages: readonly CaseMessage[] | undefined;
  readonly info: Pick<CaseInfo, 'can'> | undefined;
  readonly answered: ReadonlySet<number>;
}

/** Manages the satisfaction question; follows answers given in another tab. */
export function useRating({ csid, crUid, messages = [], info, answered }: Asked) {
  const [ratedHere, setRatedHere] = useState<number>();
  const [changes, setChanges] = useState(0);
  const msgId = messages.findLast(({ flow }) => flow === 'satisfaction')?.msgId ?? 0;
  useEffect(
    () =>
      watchElsewhere(messageDraftName(csid, msgId), () => {
        setRatedHere(undefined);
        setChanges((before) => before + 1);
      }),
    [csid, msgId],
  );
  const drafts = messageDraft(crUid, csid, msgId);
  const isBegun = () => goesOn(satisfaction, drafts.load());
  return {
    rate: info && askedSatisfaction(messages, info, answered, ratedHere, isBegun),
    drafts,
    /** Remounts after another tab continued. */
    key: `${msgId}-${changes}`,
    setRatedHere,
  };
}
