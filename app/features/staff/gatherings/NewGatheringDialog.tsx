import type { TextId } from '@parvis/locales/areas';
import { languageOf } from '@parvis/locales/languages';
import { styled } from '@parvis/theme/css/stitches';
import { type FormEvent, useState } from 'react';
import { createId } from '../../../lib/outbox/createId.ts';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { FormPanel } from '../../../shell/FormPanel.tsx';
import { createGathering } from './staffGatherings.ts';
import { getFormProblem, getPeriod, useGatheringForm } from './useGatheringForm.tsx';

const Problem = styled('p', { margin: 0, fontWeight: '$bold' });

export type NewGatheringDialogProps = { cuid: string; onDone: (gthrId: string) => void; onClose: () => void };

export const NewGatheringDialog = ({ cuid, onDone, onClose }: NewGatheringDialogProps) => {
  const { t, locale } = useTexts();
  const [gthrId] = useState(createId);
  const { form, fields, picture, check } = useGatheringForm(cuid);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<TextId>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!check()) return;
    setBusy(true);
    setProblem(undefined);
    const { tag } = languageOf(locale());
    const { title, intro, place, access, premoderated } = form;
    try {
      const uploaded = await picture.upload();
      await createGathering(cuid, gthrId, {
        ...{ title: { [tag]: title.trim() }, access },
        ...(intro.trim() && { intro: { [tag]: intro.trim() } }),
        ...(place !== undefined && { place }),
        ...(premoderated && { premoderated }),
        ...(uploaded && { picture: uploaded }),
        ...getPeriod(form),
      });
      onDone(gthrId);
    } catch (error) {
      setProblem(getFormProblem(error));
      setBusy(false);
    }
  };
  return (
    <FormPanel
      title={t('gatherings.desk.new')}
      submit={t('gatherings.desk.create')}
      busy={busy}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
    >
      {fields}
      {problem && <Problem role="alert">{t(problem)}</Problem>}
    </FormPanel>
  );
};
