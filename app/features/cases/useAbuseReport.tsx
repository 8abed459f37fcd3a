import type { CaseInfo } from '@parvis/api/entities/case';
import type { NoticeAbout } from '@parvis/api/entities/notice';
import { type ReactNode, useCallback, useState } from 'react';
import type { CaseMessage } from '../../lib/api/foreignMessages.ts';
import { createLazy } from '../../lib/texts/createLazy.ts';
import { useLoaded } from '../../lib/texts/useLoaded.ts';
import type { AbuseDialogProps } from './AbuseDialog.tsx';
import { isGathering } from './isGathering.ts';
import type { MessageAction } from './MessageMenu.tsx';

const dialog = createLazy(async () => (await import('./AbuseDialog.tsx')).AbuseDialog);

const LazyDialog = (props: AbuseDialogProps) => {
  const Dialog = useLoaded(dialog);
  return Dialog && <Dialog {...props} />;
};

/** On a case, message or author; nothing while the case is stopped or its service has ended. */
export function useAbuseReport(
  { cuid, csid }: { cuid: string; csid: string },
  info: Pick<CaseInfo, 'csid' | 'gthrId' | 'stopped' | 'withdrawn' | 'blocked' | 'participants'> | undefined,
) {
  const [about, setAbout] = useState<NoticeAbout>();
  const { participants } = info ?? {};
  const isPossible = info !== undefined && !info.stopped && !info.withdrawn && !info.blocked;
  const addActions = useCallback(
    ({ mine, msgId, crUid }: CaseMessage): readonly MessageAction[] => {
      if (!isPossible || mine) return [];
      const message = () => setAbout({ kind: 'message', msgId });
      const person = () => crUid !== undefined && setAbout({ kind: 'participant', crUid });
      return [
        { id: 'abuse', text: 'chat.message.abuse', run: message },
        ...(participants?.some((one) => one.crUid === crUid)
          ? [{ id: 'abusePerson', text: 'chat.message.abusePerson' as const, run: person }]
          : []),
      ];
    },
    [isPossible, participants],
  );
  const name =
    about?.kind === 'participant' && participants?.find(({ crUid }) => crUid === about.crUid)?.name;
  const element: ReactNode = about && (
    <LazyDialog
      {...{ cuid, csid, about, stops: !isGathering(info) }}
      {...(name && { name })}
      onClose={() => setAbout(undefined)}
    />
  );
  return {
    addActions,
    dialog: element,
    start: isPossible ? () => setAbout({ kind: 'case' }) : undefined,
  };
}
