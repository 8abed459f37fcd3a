import { STAFF_MESSAGE_MAX } from '@parvis/api/constants';
import { type Outcome, outcomeSchema } from '@parvis/api/entities/case';
import { isUnseen } from '@parvis/questionnaire/model/values/validate';
import { styled } from '@parvis/theme/css/stitches';
import { Checkbox } from '@parvis/ui/parts/Checkbox';
import { ChoiceGroup } from '@parvis/ui/parts/ChoiceGroup';
import { TextArea } from '@parvis/ui/parts/TextArea';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { ownIdentity } from '../session/ownKeeper.ts';
import { Panel } from '../shell/Panel.tsx';
import { useTexts } from '../texts/useTexts.ts';
import type { CaseStep } from './caseStep.ts';
import { dialogKeeper, wordsDraft } from './dialogDrafts.ts';
import { PanelFormActions } from './PanelFormActions.tsx';
import { panelFormClass, panelLegendClass } from './panelForm.ts';
import { useWordsFocus } from './useWordsFocus.ts';
import { decidedWords, endTexts, type WordsStep } from './wordsSteps.ts';

const Form = styled('form', panelFormClass);
const Legend = styled('p', panelLegendClass);
const Problem = styled('p', { margin: 0, marginBlockStart: '$2', fontSize: '$sm', fontWeight: '$bold' });

const outcomes: readonly Outcome[] = Object.values(outcomeSchema.def.entries);

export type WordsDialogProps = {
  csid: string;
  step: WordsStep;
  onDone: (step: CaseStep) => void;
  onClose: () => void;
};

/** What staff say as they end a case: why it is declined, or a last message beside what became of it. */
export const WordsDialog = ({ csid, step, onDone, onClose }: WordsDialogProps) => {
  const { t } = useTexts();
  const focus = useWordsFocus();
  const [legendId, problemId, formId] = [useId(), useId(), useId()];
  const [draft] = useState(() => wordsDraft(dialogKeeper(ownIdentity(), csid, step)));
  const [kept] = useState(draft.load);
  const [txt, setTxt] = useState(kept?.txt ?? '');
  const [outcome, setOutcome] = useState(outcomes.find((one) => one === kept?.outcome));
  useEffect(() => draft.save({ txt, ...(outcome && { outcome }) }), [draft, txt, outcome]);
  const [tried, setTried] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);

  const closes = step === 'closeWithWords';
  const noOutcome = closes && tried && !outcome;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const decided = decidedWords(step, { txt, outcome });
    if (decided) return onDone(decided);
    if (closes && !outcome) return group.current?.querySelector<HTMLElement>('[role=radio]')?.focus();
    field.current?.focus();
  };
  const { title, words, submit: yes } = endTexts[step];
  return (
    <Panel
      open
      {...(!closes && focus)}
      title={t(title)}
      onClose={onClose}
      actions={<PanelFormActions form={formId} submit={t(yes)} onClose={onClose} />}
    >
      <Form id={formId} onSubmit={submit} noValidate>
        {closes && (
          <div>
            <Legend id={legendId}>{t('closeCase')}</Legend>
            <ChoiceGroup
              ref={group}
              exclusive
              aria-labelledby={legendId}
              aria-invalid={noOutcome || undefined}
              aria-describedby={noOutcome ? problemId : undefined}
            >
              {outcomes.map((one) => (
                <Checkbox
                  key={one}
                  exclusive
                  checked={outcome === one}
                  onCheckedChange={() => setOutcome(one)}
                >
                  {t(`answer.${one}`)}
                </Checkbox>
              ))}
            </ChoiceGroup>
            {noOutcome && (
              <Problem id={problemId} role="alert">
                {t('questionnaire.missingChoice')}
              </Problem>
            )}
          </div>
        )}
        <TextArea
          ref={field}
          label={t(words)}
          need="required"
          counter
          maxLength={STAFF_MESSAGE_MAX}
          value={txt}
          onChange={(event) => setTxt(event.target.value)}
          invalid={tried && isUnseen(txt)}
          error={t('questionnaire.missing')}
          showError
        />
      </Form>
    </Panel>
  );
};
