import type { CaseInfo } from '@parvis/api/entities/case';
import type { NoticeAbout } from '@parvis/api/entities/notice';
import { type ReactNode, useCallback, useState } from 'react';
import type { CaseMessage } from '../../lib/api/foreignMessages.ts';
import { createLazy } from '../../lib/texts/createLazy.ts';
import { useLoaded } from '../../lib/texts/useLoaded.ts';
import type { AbuseDialogProps } from './AbuseDialog.tsx';
import type { MessageAction } from './MessageMenu.tsx';

const dialog = createLazy(async () => (await import('./AbuseDialog.tsx')).AbuseDialog);

const LazyDialog = (props: AbuseDialogProps) => {
  const Dialog = useLoaded(dialog);
  return Dialog && <Dialog {...props} />;
};

/** Signals abuse of a case or of a message; nothing while the case is stopped or its service has ended. */
export function useAbuseReport(
  { cuid, csid }: { cuid: string; csid: string },
  info: Pick<CaseInfo, 'stopped' | 'withdrawn' | 'blocked'> | undefined,
) {
  const [about, setAbout] = useState<NoticeAbout>();
  const isPossible = info !== undefined && !info.stopped && !info.withdrawn && !info.blocked;
  const addActions = useCallback(
    ({ mine, msgId }: CaseMessage): readonly MessageAction[] =>
      isPossible && !mine
        ? [{ id: 'abuse', text: 'chat.menu.abuse', run: () => setAbout({ kind: 'message', msgId }) }]
        : [],
    [isPossible],
  );
  const element: ReactNode = about && (
    <LazyDialog {...{ cuid, csid, about }} onClose={() => setAbout(undefined)} />
  );
  return {
    addActions,
    dialog: element,
    start: isPossible ? () => setAbout({ kind: 'case' }) : undefined,
  };
}
