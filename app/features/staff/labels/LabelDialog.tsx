import type { ListedLabel } from '@parvis/api/calls/labels';
import { LABEL_NAME_MAX, LABELS_MAX, type LabelColour, labelColourSchema } from '@parvis/api/entities/label';
import { isUnseen } from '@parvis/questionnaire/model/values/validate';
import { styled } from '@parvis/theme/css/stitches';
import { Checkbox } from '@parvis/ui/parts/Checkbox';
import { ChoiceGroup } from '@parvis/ui/parts/ChoiceGroup';
import { TextField } from '@parvis/ui/parts/TextField';
import { CaseLabels, LabelSwatch } from '@parvis/ui/screens/CaseLabels';
import { type FormEvent, useId, useRef, useState } from 'react';
import { getRefusal } from '../../../lib/api/hostClients.ts';
import { createId } from '../../../lib/outbox/createId.ts';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { FormPanel } from '../../../shell/FormPanel.tsx';
import type { useLabelActions } from './labelQueries.ts';

const Legend = styled('p', { margin: 0, marginBlockEnd: '$2', fontWeight: '$bold' });
const Preview = styled('p', { margin: 0, minBlockSize: '1.25rem' });

const colours = Object.values(labelColourSchema.def.entries);
const findColour = (label: ListedLabel | undefined): LabelColour =>
  colours.find((one) => one === label?.colour) ?? 'social';

const findSaveFault = (error: unknown) => {
  const refusal = getRefusal(error);
  if (refusal?.code !== 'conflict') return 'labels.save.failed';
  return refusal.path === 'body.name' ? 'labels.name.taken' : 'labels.full';
};

export type LabelDialogProps = {
  /** Undefined: a new one. */
  label: ListedLabel | undefined;
  save: ReturnType<typeof useLabelActions>['save'];
  onDone: () => void;
  onClose: () => void;
};

export const LabelDialog = ({ label, save, onDone, onClose }: LabelDialogProps) => {
  const { t } = useTexts();
  const legendId = useId();
  const [id] = useState(() => label?.id ?? createId());
  const [name, setName] = useState(label?.name ?? '');
  const [colour, setColour] = useState(() => findColour(label));
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isTooLong = name.trim().length > LABEL_NAME_MAX;
  const findFault = () => {
    if (isTooLong) return t('labels.name.tooLong', { max: LABEL_NAME_MAX, count: name.trim().length });
    if (isUnseen(name)) return tried ? t('labels.name.missing') : undefined;
    if (!save.error) return undefined;
    return t(findSaveFault(save.error), { max: LABELS_MAX });
  };
  const fault = findFault();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isTooLong || isUnseen(name)) return field.current?.focus();
    save.mutate({ id, name: name.trim(), colour }, { onSuccess: onDone });
  };
  return (
    <FormPanel
      title={t(label ? 'labels.change' : 'labels.new')}
      submit={t('labels.save')}
      busy={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        ref={field}
        label={t('labels.name')}
        hint={t('labels.name.hint', { max: LABEL_NAME_MAX })}
        need="required"
        value={name}
        onChange={({ target }) => {
          setName(target.value);
          if (save.isError) save.reset();
        }}
        invalid={fault !== undefined}
        error={fault}
        showError
        autoComplete="off"
      />
      <div>
        <Legend id={legendId}>{t('labels.colour')}</Legend>
        <ChoiceGroup exclusive aria-labelledby={legendId}>
          {colours.map((one) => (
            <Checkbox
              key={one}
              exclusive
              checked={colour === one}
              onCheckedChange={() => setColour(one)}
              image={<LabelSwatch colour={one} />}
            >
              {t(`labels.colour.${one}`)}
            </Checkbox>
          ))}
        </ChoiceGroup>
      </div>
      {name.trim() !== '' && !isTooLong && (
        <Preview aria-hidden>
          <CaseLabels labels={[{ id, name: name.trim(), colour }]} />
        </Preview>
      )}
    </FormPanel>
  );
};
