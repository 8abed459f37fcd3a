import type { StaffGathering } from '@parvis/api/entities/gathering';
import type { TextId } from '@parvis/locales/areas';
import { languageOf } from '@parvis/locales/languages';
import { styled } from '@parvis/theme/css/stitches';
import { type FormEvent, useState } from 'react';
import { createId } from '../../../lib/outbox/createId.ts';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { FormPanel } from '../../../shell/FormPanel.tsx';
import { changeGathering } from './staffGatherings.ts';
import { getFormProblem, getPeriod, useGatheringForm } from './useGatheringForm.tsx';

const Problem = styled('p', { margin: 0, fontWeight: '$bold' });

export type ChangeGatheringDialogProps = { gathering: StaffGathering; onClose: () => void };

export const ChangeGatheringDialog = ({ gathering, onClose }: ChangeGatheringDialogProps) => {
  const { t, locale } = useTexts();
  const { cuid, gthrId } = gathering;
  const [id] = useState(createId);
  const { form, before, fields, picture, check } = useGatheringForm(cuid, gathering);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<TextId>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!check()) return;
    setBusy(true);
    setProblem(undefined);
    const { tag } = languageOf(locale());
    const [title, intro] = [form.title.trim(), form.intro.trim()];
    try {
      const uploaded = await picture.upload();
      await changeGathering(cuid, gthrId, {
        ...{ id, access: form.access, premoderated: form.premoderated },
        ...(title !== before.title && { title: { [tag]: title } }),
        ...(intro !== before.intro && { intro: intro ? { [tag]: intro } : null }),
        ...(uploaded !== undefined && { picture: uploaded }),
        ...getPeriod(form, before),
      });
      onClose();
    } catch (error) {
      setProblem(getFormProblem(error));
      setBusy(false);
    }
  };
  return (
    <FormPanel
      title={t('gatherings.desk.change.title')}
      submit={t('gatherings.desk.save')}
      busy={busy}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
    >
      {fields}
      {problem && <Problem role="alert">{t(problem)}</Problem>}
    </FormPanel>
  );
};
