import type { CaseInfo } from '@parvis/api/entities/case';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CaseMessage } from '../../../lib/api/foreignMessages.ts';
import type { MessageAction } from '../../cases/MessageMenu.tsx';
import { buildStaffGatheringQuery, stepGathering } from './staffGatherings.ts';

/** What staff do in a gathering with a message and its author; nothing in a case. */
export function useGatheringActions(
  { cuid, csid }: { readonly cuid: string; readonly csid: string },
  info: CaseInfo | undefined,
) {
  const isGathering = info !== undefined && info.gthrId === csid;
  const { data } = useQuery({ ...buildStaffGatheringQuery(cuid, csid), enabled: isGathering });
  const pinned = data?.pinned?.msgId;
  const participants = info?.participants;
  return useCallback(
    ({ msgId, crUid, mine }: CaseMessage): readonly MessageAction[] => {
      if (!isGathering) return [];
      // Pages show what holds once it is done.
      const take = (step: Parameters<typeof stepGathering>[2]) =>
        void stepGathering(cuid, csid, step).catch(() => undefined);
      const author = participants?.find((one) => one.crUid === crUid && !one.staff && one.active);
      return [
        pinned === msgId
          ? { id: 'unpin', text: 'gatherings.desk.unpin', run: () => take({ step: 'unpin' }) }
          : { id: 'pin', text: 'gatherings.desk.pin', run: () => take({ step: 'pin', msgId }) },
        ...(author && !mine
          ? [
              author.silenced
                ? {
                    ...{ id: 'unsilence', text: 'gatherings.desk.unsilence' as const },
                    run: () => take({ step: 'unsilence', crUid: author.crUid }),
                  }
                : {
                    ...{ id: 'silence', text: 'gatherings.desk.silence' as const },
                    run: () => take({ step: 'silence', crUid: author.crUid }),
                  },
              {
                ...{ id: 'remove', text: 'gatherings.desk.remove' as const },
                run: () => take({ step: 'remove', crUid: author.crUid }),
              },
            ]
          : []),
      ];
    },
    [isGathering, cuid, csid, pinned, participants],
  );
}
