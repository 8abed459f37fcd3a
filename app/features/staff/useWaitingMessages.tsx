import type { Moderation } from '@parvis/api/entities/notice';
import type { TextId } from '@parvis/locales/areas';
import { Button } from '@parvis/ui/parts/Button';
import { type ReactNode, Suspense, useState } from 'react';
import { refreshByEvent } from '../../lib/api/cache.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { createLazyPage } from '../../shell/createLazyPage.tsx';
import { stepGathering } from './gatherings/staffGatherings.ts';
import { buildWaiting } from './moderationEntries.ts';

type Waiting = NonNullable<Moderation['waiting']>[number];

const RefuseMessageDialog = createLazyPage(
  async () => (await import('./gatherings/RefuseMessageDialog.tsx')).RefuseMessageDialog,
  'staff',
  'chat',
  'gatherings',
);

/** Discussion messages awaiting approval, for moderation. */
export function useWaitingMessages(
  cuid: string,
  tell: (told: { readonly text: TextId; readonly isDone: boolean }) => void,
) {
  const texts = useTexts();
  const { t } = texts;
  const [running, setRunning] = useState<number>();
  const [refused, setRefused] = useState<Waiting>();
  const refresh = ({ csid }: Waiting) => refreshByEvent({ type: 'case', cuid, csid });
  const publish = async (one: Waiting) => {
    setRunning(one.msgId);
    try {
      await stepGathering(cuid, one.csid, { step: 'publish', msgId: one.msgId });
      tell({ text: 'notices.waiting.done', isDone: true });
    } catch {
      tell({ text: 'notices.waiting.failed', isDone: false });
    }
    setRunning(undefined);
    refresh(one);
  };
  const buildPart = (waiting: readonly Waiting[]) => ({
    id: 'waiting',
    title: t('notices.waiting'),
    empty: '',
    entries: waiting.map((one) => ({
      ...buildWaiting(cuid, one, texts),
      actions: (titleId: string) => (
        <>
          <Button
            size="small"
            aria-describedby={titleId}
            loading={running === one.msgId}
            onClick={() => void publish(one)}
          >
            {t('notices.waiting.publish')}
          </Button>
          <Button size="small" variant="quiet" aria-describedby={titleId} onClick={() => setRefused(one)}>
            {t('notices.waiting.refuse')}
          </Button>
        </>
      ),
    })),
  });
  const dialog: ReactNode = refused && (
    <Suspense>
      <RefuseMessageDialog
        {...{ cuid, gthrId: refused.csid, msgId: refused.msgId }}
        onClose={() => {
          setRefused(undefined);
          refresh(refused);
        }}
      />
    </Suspense>
  );
  return { buildPart, dialog };
}
