import { STAFF_MESSAGE_MAX } from '@parvis/api/constants';
import type { StaffGathering } from '@parvis/api/entities/gathering';
import type { TextId } from '@parvis/locales/areas';
import { styled } from '@parvis/theme/css/stitches';
import { TextArea } from '@parvis/ui/parts/TextArea';
import { TextField } from '@parvis/ui/parts/TextField';
import { type FormEvent, useState } from 'react';
import { isRefusedAs } from '../../../lib/api/hostClients.ts';
import { createId } from '../../../lib/outbox/createId.ts';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { FormPanel } from '../../../shell/FormPanel.tsx';
import { stepGathering } from './staffGatherings.ts';
import { endOfDay } from './useGatheringForm.tsx';

const Problem = styled('p', { margin: 0, fontWeight: '$bold' });

export type GatheringStepDialogProps = {
  gathering: StaffGathering;
  step: 'announce' | 'close' | 'reopen';
  onClose: () => void;
};

/** Asks for an announcement, a last message before closing, or a new end to reopen. */
export const GatheringStepDialog = ({ gathering, step, onClose }: GatheringStepDialogProps) => {
  const { t } = useTexts();
  const { cuid, gthrId } = gathering;
  const [id] = useState(createId);
  const [txt, setTxt] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<TextId>();
  const [ends, setEnds] = useState('');
  const needsEnd = step === 'reopen' && new Date(gathering.endsAt) <= new Date();
  const isMissing = (step === 'announce' && txt.trim() === '') || (needsEnd && ends === '');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isMissing) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const words = step !== 'reopen' && txt.trim() ? { txt: txt.trim() } : {};
      await stepGathering(cuid, gthrId, { step, ...words, ...(ends && { endsAt: endOfDay(ends) }) }, id);
      onClose();
    } catch (error) {
      setBusy(false);
      setProblem(
        isRefusedAs(error, 'badRequest') && needsEnd
          ? 'gatherings.desk.reopen.missing'
          : 'gatherings.desk.step.failed',
      );
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
      {step === 'reopen' && <p>{t('gatherings.desk.reopen.text')}</p>}
      {needsEnd && (
        <TextField
          type="date"
          label={t('gatherings.desk.reopen.ends')}
          need="required"
          value={ends}
          onChange={(event) => setEnds(event.target.value)}
          invalid={tried && isMissing}
          error={t('gatherings.desk.reopen.missing')}
          showError
        />
      )}
      {step !== 'reopen' && (
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
      )}
      {problem && <Problem role="alert">{t(problem)}</Problem>}
    </FormPanel>
  );
};
