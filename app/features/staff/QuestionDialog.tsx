import type { StaffQuestion } from '@parvis/api/entities/staffQuestion';
import { styled } from '@parvis/theme/css/stitches';
import { PlusIcon } from '@parvis/ui/icons/PlusIcon';
import { Button } from '@parvis/ui/parts/Button';
import { Checkbox } from '@parvis/ui/parts/Checkbox';
import { ChoiceGroup } from '@parvis/ui/parts/ChoiceGroup';
import { TextArea } from '@parvis/ui/parts/TextArea';
import { TextField } from '@parvis/ui/parts/TextField';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useFieldArray, useForm } from 'react-hook-form';
import { getOwnCrUid } from '../../lib/session/ownSlot.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { FormPanel } from '../../shell/FormPanel.tsx';
import { createDialogKeeper, createQuestionDraft } from './dialogDrafts.ts';
import { panelLegendClass } from './panelForm.ts';
import {
  buildQuestion,
  emptyQuestion,
  OPTIONS_MAX,
  type QuestionFields,
  validateQuestion,
} from './questionForm.ts';
import { useFieldFocus } from './useFieldFocus.ts';

const kinds = ['yesNo', 'choice', 'text', 'rating'] as const satisfies readonly StaffQuestion['kind'][];

const Legend = styled('p', panelLegendClass);

/** Last error first, so that the first one stays visible. */
const scrollToErrors = (form: HTMLElement | null) => {
  const wrong = [...(form?.querySelectorAll('[aria-invalid=true]') ?? [])];
  for (const field of wrong.reverse()) field.scrollIntoView({ block: 'nearest' });
};

export type QuestionDialogProps = {
  csid: string;
  /** Resolves once the outbox holds the question. */
  onAsk: (question: StaffQuestion) => Promise<void>;
  onClose: () => void;
};

/** Composes a structured question for the reporter. */
export const QuestionDialog = ({ csid, onAsk, onClose }: QuestionDialogProps) => {
  const { t } = useTexts();
  const focus = useFieldFocus();
  const legendId = useId();
  const [draft] = useState(() => createQuestionDraft(createDialogKeeper(getOwnCrUid(), csid, 'ask')));
  const [kept] = useState(draft.load);
  const { control, register, watch, setValue, setFocus, handleSubmit } = useForm<QuestionFields>({
    defaultValues: kept ?? emptyQuestion,
  });
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useLayoutEffect(() => (tries > 0 ? scrollToErrors(form.current) : undefined), [tries]);
  const options = useFieldArray({ control, name: 'options' });
  const written = watch();
  const { kind, several } = written;
  useEffect(() => draft.save(written));

  const submit = handleSubmit((fields) => {
    const question = buildQuestion(fields);
    if (question) return onAsk(question).then(draft.remove);
    setTries(tries + 1);
    const { txt, options: wrong } = validateQuestion(fields);
    const [first] = wrong.keys();
    if (txt || first === undefined) setFocus('txt');
    else setFocus(`options.${first}.txt`);
  });
  // Revalidates while typing.
  const problems = tries > 0 ? validateQuestion(written) : undefined;
  return (
    <FormPanel
      {...focus}
      title={t('staff.ask.title')}
      onClose={onClose}
      submit={t('staff.ask.submit')}
      formRef={form}
      onSubmit={(event) => void submit(event)}
    >
      <TextArea
        label={t('staff.ask.txt')}
        need="required"
        hint={t('staff.ask.txt.hint')}
        maxLength={255}
        counter
        invalid={problems?.txt ?? false}
        error={t('staff.ask.txt.missing')}
        showError
        {...register('txt')}
      />
      <div>
        <Legend id={legendId}>{t('staff.ask.kind')}</Legend>
        <ChoiceGroup exclusive aria-labelledby={legendId}>
          {kinds.map((one) => (
            <Checkbox
              key={one}
              exclusive
              checked={kind === one}
              onCheckedChange={() => setValue('kind', one)}
            >
              {t(`staff.ask.kind.${one}`)}
            </Checkbox>
          ))}
        </ChoiceGroup>
      </div>
      {kind === 'choice' && (
        <>
          {options.fields.map((field, index) => (
            <TextField
              key={field.id}
              label={t('staff.ask.option', { n: index + 1 })}
              need="required"
              maxLength={80}
              invalid={problems?.options.has(index) ?? false}
              error={t(`staff.ask.option.${problems?.options.get(index) ?? 'missing'}`)}
              showError
              {...register(`options.${index}.txt`)}
            />
          ))}
          {options.fields.length < OPTIONS_MAX && (
            <Button variant="quiet" icon={<PlusIcon size={20} />} onClick={() => options.append({ txt: '' })}>
              {t('staff.ask.addOption')}
            </Button>
          )}
          <Checkbox checked={several} onCheckedChange={(checked) => setValue('several', checked)}>
            {t('staff.ask.several')}
          </Checkbox>
        </>
      )}
    </FormPanel>
  );
};
