import type { CaseInfo, Participant } from '@parvis/api/entities/case';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CaseMessage } from '../../../lib/api/foreignMessages.ts';
import type { MessageAction } from '../../cases/MessageMenu.tsx';
import { buildStaffGatheringQuery, stepGathering } from './staffGatherings.ts';

type Step = Parameters<typeof stepGathering>[2];

/** Staff actions on a message and its author. */
export function useGatheringActions(
  { cuid, csid }: { readonly cuid: string; readonly csid: string },
  info: CaseInfo | undefined,
  { onAnswer, onFailed }: { onAnswer: (person: Participant) => void; onFailed: () => void },
) {
  const pinned = useQuery(buildStaffGatheringQuery(cuid, csid)).data?.pinned?.msgId;
  const participants = info?.participants;
  const canSend = info?.can.includes('send') === true;
  return useCallback(
    ({ msgId, crUid, mine, tgtTypes }: CaseMessage): readonly MessageAction[] => {
      const take = (step: Step) => void stepGathering(cuid, csid, step).catch(onFailed);
      const author = mine
        ? undefined
        : participants?.find((one) => one.crUid === crUid && !one.staff && one.active);
      const pin: MessageAction =
        pinned === msgId
          ? { id: 'unpin', text: 'gatherings.desk.unpin', run: () => take({ step: 'unpin' }) }
          : { id: 'pin', text: 'gatherings.desk.pin', run: () => take({ step: 'pin', msgId }) };
      if (!author) return tgtTypes ? [] : [pin];
      const { crUid: of, silenced } = author;
      return [
        ...(canSend
          ? [{ id: 'answer', text: 'gatherings.desk.answer' as const, run: () => onAnswer(author) }]
          : []),
        ...(tgtTypes ? [] : [pin]),
        silenced
          ? {
              id: 'unsilence',
              text: 'gatherings.desk.unsilence',
              run: () => take({ step: 'unsilence', crUid: of }),
            }
          : {
              id: 'silence',
              text: 'gatherings.desk.silence',
              run: () => take({ step: 'silence', crUid: of }),
            },
        { id: 'remove', text: 'gatherings.desk.remove', run: () => take({ step: 'remove', crUid: of }) },
      ];
    },
    [cuid, csid, pinned, participants, canSend, onAnswer, onFailed],
  );
}
