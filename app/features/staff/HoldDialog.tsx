import { STAFF_MESSAGE_MAX } from '@parvis/api/constants';
import type { CaseInfo } from '@parvis/api/entities/case';
import { displayDay } from '@parvis/locales/dates';
import { getHoldItemId, HOLD_CHOICES, type HoldChoice } from '@parvis/questionnaire/flows/holdCase';
import { isUnseen } from '@parvis/questionnaire/model/values/validate';
import { styled } from '@parvis/theme/css/stitches';
import { Checkbox } from '@parvis/ui/parts/Checkbox';
import { ChoiceGroup } from '@parvis/ui/parts/ChoiceGroup';
import { TextArea } from '@parvis/ui/parts/TextArea';
import { TextField } from '@parvis/ui/parts/TextField';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { getOwnCrUid } from '../../lib/session/ownSlot.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { FormPanel } from '../../shell/FormPanel.tsx';
import { splitPrompt } from '../questionnaire/splitPrompt.ts';
import type { CaseStep } from './caseStep.ts';
import { createDialogKeeper, createHoldDraft } from './dialogDrafts.ts';
import { getHoldDay, getHoldRange, listHoldDays, parseHoldDay } from './holdDates.ts';
import { panelLegendClass, panelProblemClass } from './panelForm.ts';
import { useFieldFocus } from './useFieldFocus.ts';

const Legend = styled('p', panelLegendClass);
const Problem = styled('p', panelProblemClass);

export type HoldDialogProps = {
  info: Pick<CaseInfo, 'csid' | 'eraseOn'>;
  /** Of several cases. */
  count?: number;
  /** Offers the next case. */
  canGo: boolean;
  /** @param isNext opens the next case afterwards */
  onHold: (step: Extract<CaseStep, { step: 'hold' }>, isNext: boolean) => void;
  onClose: () => void;
};

/** Flow `holdCase`: internal reason, message to the reporter, end date. */
export const HoldDialog = ({ info, count, canGo, onHold, onClose }: HoldDialogProps) => {
  const { t, locale } = useTexts();
  const focus = useFieldFocus();
  const [legendId, problemId] = [useId(), useId()];
  const [now] = useState(() => new Date());
  const eraseOn = new Date(info.eraseOn);
  const offered = listHoldDays(now, eraseOn);
  const choices = HOLD_CHOICES.filter((one) => one === 'other' || offered.includes(one));
  const [draft] = useState(() => createHoldDraft(createDialogKeeper(getOwnCrUid(), info.csid, 'hold')));
  const [kept] = useState(draft.load);
  // A stored choice may have expired.
  const [day, setDay] = useState(choices.find((one) => one === kept?.day));
  const [typed, setTyped] = useState(kept?.typed ?? '');
  const [reason, setReason] = useState(kept?.reason ?? '');
  const [sentence, setSentence] = useState(kept?.sentence ?? '');
  useEffect(
    () => draft.save({ reason, sentence, day: day ?? '', typed }),
    [draft, reason, sentence, day, typed],
  );
  const [tried, setTried] = useState<HoldChoice | 'none'>();
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const dateField = useRef<HTMLInputElement>(null);
  const dayChoice = useRef<HTMLDivElement>(null);

  const until = day === 'other' ? parseHoldDay(typed, now, eraseOn) : day && getHoldDay(day, now);
  const noDay = tried !== undefined && day === undefined;
  const noReason = isUnseen(reason);
  const formatChoice = (one: HoldChoice): string => {
    const words = t(getHoldItemId(one));
    return one === 'other'
      ? words
      : t('staff.hold.day', { day: words, date: displayDay(locale(), getHoldDay(one, now)) });
  };
  const submit = (event: FormEvent, isNext: boolean) => {
    event.preventDefault();
    setTried(day ?? 'none');
    if (noReason) return reasonField.current?.focus();
    if (!day) return dayChoice.current?.querySelector<HTMLElement>('[role=radio]')?.focus();
    if (!until) return dateField.current?.focus();
    const said = !isUnseen(sentence) && { txt: sentence.trim() };
    onHold({ step: 'hold', reason: reason.trim(), ...said, until: until.toISOString() }, isNext);
  };
  return (
    <FormPanel
      {...focus}
      {...splitPrompt(count === undefined ? t('holdCase') : t('bulk.hold.title', { count }))}
      onClose={onClose}
      submit={t('holdCase.yes')}
      submitNext={canGo ? t('staff.next') : undefined}
      cancel={t('holdCase.no')}
      onSubmit={submit}
    >
      <TextArea
        ref={reasonField}
        label={t('answer.holdCase.reason')}
        hint={t('staff.hold.reason.hint')}
        need="required"
        counter
        maxLength={STAFF_MESSAGE_MAX}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        invalid={tried !== undefined && noReason}
        error={t('staff.hold.reason.missing')}
        showError
      />
      <TextArea
        label={t(count === undefined ? 'answer.holdCase.message' : 'bulk.hold.txt')}
        hint={t('staff.hold.sentence.hint')}
        need="optional"
        counter
        maxLength={STAFF_MESSAGE_MAX}
        value={sentence}
        onChange={(event) => setSentence(event.target.value)}
      />
      <div>
        <Legend id={legendId}>{t('holdCase.until')}</Legend>
        <ChoiceGroup
          ref={dayChoice}
          exclusive
          aria-labelledby={legendId}
          aria-invalid={noDay || undefined}
          aria-describedby={noDay ? problemId : undefined}
        >
          {choices.map((one) => (
            <Checkbox key={one} exclusive checked={day === one} onCheckedChange={() => setDay(one)}>
              {formatChoice(one)}
            </Checkbox>
          ))}
        </ChoiceGroup>
        {noDay && (
          <Problem id={problemId} role="alert">
            {t('staff.hold.day.missing')}
          </Problem>
        )}
      </div>
      {day === 'other' && (
        <TextField
          ref={dateField}
          type="date"
          label={t('staff.hold.date')}
          hint={t('staff.hold.date.hint', { date: displayDay(locale(), eraseOn) })}
          {...getHoldRange(now, eraseOn)}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          invalid={tried === 'other' && !until}
          error={t('staff.hold.date.missing')}
          showError
        />
      )}
    </FormPanel>
  );
};
