import { STAFF_MESSAGE_MAX } from '@parvis/api/constants';
import { type Outcome, outcomes } from '@parvis/api/entities/case';
import { isUnseen } from '@parvis/questionnaire/model/values/validate';
import { TextArea } from '@parvis/ui/parts/TextArea';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { getOwnCrUid } from '../../lib/session/ownSlot.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { FormPanel } from '../../shell/FormPanel.tsx';
import { createClosingDraft, createDialogKeeper } from './dialogDrafts.ts';
import { OutcomeChoice } from './OutcomeChoice.tsx';

type ClosingAsked =
  | { readonly step: 'close'; readonly outcome: Outcome; readonly txt?: string }
  | { readonly step: 'reject'; readonly txt: string };

type BulkDialogProps = {
  step: 'close' | 'reject';
  count: number;
  onDone: (asked: ClosingAsked) => void;
  onClose: () => void;
};

/** Asks for outcome and message; the draft stays until sent. */
export const BulkDialog = ({ step, count, onDone, onClose }: BulkDialogProps) => {
  const { t } = useTexts();
  const [draft] = useState(() =>
    createClosingDraft(createDialogKeeper(getOwnCrUid(), 'bulk', step === 'close' ? 'closeWithWords' : step)),
  );
  const [kept] = useState(draft.load);
  const [txt, setTxt] = useState(kept?.txt ?? (step === 'reject' ? t('staff.alike.txt') : ''));
  const [outcome, setOutcome] = useState(outcomes.find((one) => one === kept?.outcome));
  useEffect(() => draft.save({ txt, ...(outcome && { outcome }) }), [draft, txt, outcome]);
  const [tried, setTried] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const noOutcome = step === 'close' && tried && !outcome;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (step === 'close' && !outcome)
      return group.current?.querySelector<HTMLElement>('[role=radio]')?.focus();
    if (step === 'reject' && isUnseen(txt)) return field.current?.focus();
    if (step === 'reject') return onDone({ step, txt: txt.trim() });
    if (outcome) onDone({ step, outcome, ...(!isUnseen(txt) && { txt: txt.trim() }) });
  };
  return (
    <FormPanel
      title={t(`bulk.${step}.title`, { count })}
      submit={t(`bulk.${step}.yes`)}
      onSubmit={submit}
      onClose={onClose}
    >
      {step === 'close' && (
        <OutcomeChoice
          ref={group}
          legend={t('bulk.close.outcome', { count })}
          value={outcome}
          missing={noOutcome}
          onChange={setOutcome}
        />
      )}
      <TextArea
        ref={field}
        label={t(step === 'close' ? 'bulk.close.txt' : 'staff.alike.reason')}
        need={step === 'close' ? 'optional' : 'required'}
        counter
        maxLength={STAFF_MESSAGE_MAX}
        value={txt}
        onChange={(event) => setTxt(event.target.value)}
        invalid={step === 'reject' && tried && isUnseen(txt)}
        error={t('questionnaire.missing')}
        showError
      />
    </FormPanel>
  );
};
