import { mobileGatheringCalls } from '@parvis/api/calls/gatherings';
import type { CaseInfo } from '@parvis/api/entities/case';
import type { GatheringInfo } from '@parvis/api/entities/gathering';
import { Toast } from '@parvis/ui/parts/Toast';
import { ToastRegion } from '@parvis/ui/parts/ToastRegion';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { client } from '../../lib/api/client.ts';
import type { CaseMessage } from '../../lib/api/foreignMessages.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import type { ChatView } from '../cases/chatItems.ts';
import type { MessageAction } from '../cases/MessageMenu.tsx';
import { refreshGatherings } from '../gatherings/gatheringQueries.ts';

/** Milliseconds. */
const TOAST_MS = 10_000;

type Told = { readonly kind: 'hidden' | 'shown' | 'failed'; readonly name: string };

export function omitHidden({ items, behind }: ChatView, hidden: readonly string[]): ChatView['items'] {
  if (hidden.length === 0) return items;
  return items.filter(({ id }) => {
    const crUid = behind.get(id)?.message?.crUid;
    return crUid === undefined || !hidden.includes(crUid);
  });
}

/** Members hidden by the reader: private and reversible. */
export function useHiddenMembers(
  { cuid, gthrId, hidden = [] }: Pick<GatheringInfo, 'cuid' | 'gthrId' | 'hidden'>,
  participants: CaseInfo['participants'] | undefined,
) {
  const { t } = useTexts();
  const [told, setTold] = useState<Told>();
  useEffect(() => {
    if (!told || told.kind === 'failed') return;
    const timer = setTimeout(() => setTold(undefined), TOAST_MS);
    return () => clearTimeout(timer);
  }, [told]);
  const set = useCallback(
    async (crUid: string, isHidden: boolean) => {
      const name = participants?.find((one) => one.crUid === crUid && !one.staff)?.name ?? '';
      try {
        const body = { gthrId, crUid, hidden: isHidden };
        await client.call(mobileGatheringCalls.gatheringsHide, { cuid, body });
        setTold({ kind: isHidden ? 'hidden' : 'shown', name });
      } catch {
        setTold({ kind: 'failed', name });
      }
      await refreshGatherings();
    },
    [cuid, gthrId, participants],
  );
  const addActions = useCallback(
    ({ crUid, mine }: CaseMessage): readonly MessageAction[] => {
      const isVisitor = participants?.some((one) => one.crUid === crUid && !one.staff);
      if (mine || crUid === undefined || !isVisitor) return [];
      return [{ id: 'hide', text: 'gatherings.hide', run: () => void set(crUid, true) }];
    },
    [participants, set],
  );
  const toast: ReactNode = (
    <ToastRegion place="top" under>
      {told && (
        <Toast tone={told.kind === 'failed' ? 'problem' : 'done'} onClose={() => setTold(undefined)}>
          {t(`gatherings.hide.${told.kind}`, { name: told.name, people: t('gatherings.about') })}
        </Toast>
      )}
    </ToastRegion>
  );
  return { hidden, set, addActions, toast };
}
