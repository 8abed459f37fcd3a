import { STAFF_MESSAGE_MAX } from '@parvis/api/constants';
import type { StaffGathering } from '@parvis/api/entities/gathering';
import { styled } from '@parvis/theme/css/stitches';
import { TextArea } from '@parvis/ui/parts/TextArea';
import { type FormEvent, useState } from 'react';
import { createId } from '../../../lib/outbox/createId.ts';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { FormPanel } from '../../../shell/FormPanel.tsx';
import { stepGathering } from './staffGatherings.ts';

const Problem = styled('p', { margin: 0, fontWeight: '$bold' });

export type GatheringStepDialogProps = {
  gathering: StaffGathering;
  step: 'announce' | 'close';
  onClose: () => void;
};

/** Asks for the words of an announcement, or for a last word before a discussion is closed. */
export const GatheringStepDialog = ({ gathering, step, onClose }: GatheringStepDialogProps) => {
  const { t } = useTexts();
  const { cuid, gthrId } = gathering;
  const [id] = useState(createId);
  const [txt, setTxt] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const isMissing = step === 'announce' && txt.trim() === '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isMissing) return;
    setBusy(true);
    setFailed(false);
    try {
      await stepGathering(cuid, gthrId, { step, ...(txt.trim() && { txt: txt.trim() }) }, id);
      onClose();
    } catch {
      setBusy(false);
      setFailed(true);
    }
  };
  return (
    <FormPanel
      title={t(`gatherings.desk.${step}`)}
      description={gathering.title}
      submit={t(`gatherings.desk.${step}`)}
      busy={busy}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
    >
      {step === 'close' && <p>{t('gatherings.desk.close.text')}</p>}
      <TextArea
        label={t(`gatherings.desk.${step}.txt`)}
        need={step === 'announce' ? 'required' : 'optional'}
        maxLength={STAFF_MESSAGE_MAX}
        value={txt}
        onChange={(event) => setTxt(event.target.value)}
        invalid={tried && isMissing}
        error={t('gatherings.desk.announce.missing')}
        showError
      />
      {hasFailed && <Problem role="alert">{t('gatherings.desk.step.failed')}</Problem>}
    </FormPanel>
  );
};
