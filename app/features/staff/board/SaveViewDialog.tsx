import { type SavedView, VIEW_NAME_MAX } from '@parvis/api/calls/board';
import { isUnseen } from '@parvis/questionnaire/model/values/validate';
import { Checkbox } from '@parvis/ui/parts/Checkbox';
import { TextField } from '@parvis/ui/parts/TextField';
import { type FormEvent, useRef, useState } from 'react';
import { isRefusedAs } from '../../../lib/api/hostClients.ts';
import { createId } from '../../../lib/outbox/createId.ts';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { FormPanel } from '../../../shell/FormPanel.tsx';
import type { BoardView } from './boardAddress.ts';
import { toContent, useSavedViews } from './savedViews.ts';

export type SaveViewDialogProps = {
  cuid: string;
  view: BoardView;
  /** The view to rename or share. */
  saved?: SavedView | undefined;
  onClose: () => void;
};

/** Names and saves the board's view. */
export const SaveViewDialog = ({ cuid, view, saved, onClose }: SaveViewDialogProps) => {
  const { t } = useTexts();
  const { save } = useSavedViews(cuid);
  const [id] = useState(() => saved?.id ?? createId());
  const [name, setName] = useState(saved?.name ?? '');
  const [shared, setShared] = useState(saved?.shared ?? false);
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isMissing = isUnseen(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isMissing) return field.current?.focus();
    save.mutate({ id, name: name.trim(), shared, ...toContent(view) }, { onSuccess: onClose });
  };
  const findFault = () => {
    if (isMissing) return tried ? t('staff.view.name.missing') : undefined;
    return save.error
      ? t(isRefusedAs(save.error, 'conflict') ? 'staff.view.full' : 'staff.view.failed')
      : undefined;
  };
  const fault = findFault();
  return (
    <FormPanel
      title={t(saved ? 'staff.view.change' : 'staff.view.save')}
      submit={t('staff.view.save.yes')}
      busy={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        ref={field}
        label={t('staff.view.name')}
        need="required"
        maxLength={VIEW_NAME_MAX}
        value={name}
        onChange={({ target }) => setName(target.value)}
        invalid={fault !== undefined}
        error={fault}
        showError
        autoComplete="off"
      />
      <Checkbox checked={shared} onCheckedChange={setShared}>
        {t('staff.view.shared')}
      </Checkbox>
    </FormPanel>
  );
};
