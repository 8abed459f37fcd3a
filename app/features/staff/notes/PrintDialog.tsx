import { Checkbox } from '@parvis/ui/parts/Checkbox';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { FormPanel } from '../../../shell/FormPanel.tsx';

export type PrintDialogProps = { onPrint: (withNotes: boolean) => void; onClose: () => void };

/** By default, notes are not printed. */
export const PrintDialog = ({ onPrint, onClose }: PrintDialogProps) => {
  const { t } = useTexts();
  const [withNotes, setWithNotes] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onPrint(withNotes);
  };
  return (
    <FormPanel
      title={t('notes.print.title')}
      description={t('notes.print.text')}
      submit={t('notes.print.submit')}
      onSubmit={submit}
      onClose={onClose}
    >
      <Checkbox
        label={t('notes.print.with')}
        description={t('notes.print.with.hint')}
        checked={withNotes}
        onCheckedChange={setWithNotes}
      />
    </FormPanel>
  );
};
