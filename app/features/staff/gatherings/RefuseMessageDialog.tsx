import type { ModerationReason } from '@parvis/api/entities/moderation';
import { styled } from '@parvis/theme/css/stitches';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { FormPanel } from '../../../shell/FormPanel.tsx';
import { ReasonChoice } from '../../cases/ReasonChoice.tsx';
import { stepGathering } from './staffGatherings.ts';

const Problem = styled('p', { margin: 0, fontWeight: '$bold' });

export type RefuseMessageDialogProps = { cuid: string; gthrId: string; msgId: number; onClose: () => void };

/** The author reads the reason. */
export const RefuseMessageDialog = ({ cuid, gthrId, msgId, onClose }: RefuseMessageDialogProps) => {
  const { t } = useTexts();
  const [why, setWhy] = useState<ModerationReason>();
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!why) return;
    setBusy(true);
    setFailed(false);
    try {
      await stepGathering(cuid, gthrId, { step: 'refuse', msgId, why });
      onClose();
    } catch {
      setBusy(false);
      setFailed(true);
    }
  };
  return (
    <FormPanel
      title={t('gatherings.desk.refuse.title')}
      description={t('gatherings.desk.refuse.text')}
      submit={t('gatherings.desk.refuse')}
      busy={busy}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
    >
      <ReasonChoice reason={why} isMissing={tried} onChoose={setWhy} />
      {hasFailed && <Problem role="alert">{t('gatherings.desk.step.failed')}</Problem>}
    </FormPanel>
  );
};
