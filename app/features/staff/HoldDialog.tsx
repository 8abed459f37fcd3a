import { STAFF_MESSAGE_MAX } from '@parvis/api/constants';
import type { CaseInfo } from '@parvis/api/entities/case';
import { displayDay } from '@parvis/locales/dates';
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
import type { CaseStep } from './caseStep.ts';
import { createDialogKeeper, createHoldDraft } from './dialogDrafts.ts';
import { getHoldDay, getHoldRange, type HoldDay, listHoldDays, parseHoldDay } from './holdDates.ts';
import { panelLegendClass } from './panelForm.ts';
import { useFieldFocus } from './useFieldFocus.ts';

const Legend = styled('p', panelLegendClass);

export type HoldDialogProps = {
  info: Pick<CaseInfo, 'csid' | 'eraseOn'>;
  onHold: (step: Extract<CaseStep, { step: 'hold' }>) => void;
  onClose: () => void;
};

/** Asks for the reason of a hold, shown to the reporter, and its end date. */
export const HoldDialog = ({ info, onHold, onClose }: HoldDialogProps) => {
  const { t, locale } = useTexts();
  const focus = useFieldFocus();
  const legendId = useId();
  const [now] = useState(() => new Date());
  const eraseOn = new Date(info.eraseOn);
  const offered = listHoldDays(now, eraseOn);
  const [draft] = useState(() => createHoldDraft(createDialogKeeper(getOwnCrUid(), info.csid, 'hold')));
  const [kept] = useState(draft.load);
  // A stored choice may have expired.
  const [day, setDay] = useState<HoldDay | 'other'>(
    [...offered, 'other' as const].find((one) => one === kept?.day) ?? offered.at(-1) ?? 'other',
  );
  const [typed, setTyped] = useState(kept?.typed ?? '');
  const [reason, setReason] = useState(kept?.reason ?? '');
  useEffect(() => draft.save({ reason, day, typed }), [draft, reason, day, typed]);
  const [tried, setTried] = useState<typeof day>();
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const dateField = useRef<HTMLInputElement>(null);

  const until = day === 'other' ? parseHoldDay(typed, now, eraseOn) : getHoldDay(day, now);
  const noReason = isUnseen(reason);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(day);
    if (noReason) return reasonField.current?.focus();
    if (!until) return dateField.current?.focus();
    onHold({ step: 'hold', txt: reason.trim(), until: until.toISOString() });
  };
  return (
    <FormPanel
      {...focus}
      title={t('staff.hold.title')}
      onClose={onClose}
      submit={t('staff.hold.submit')}
      onSubmit={submit}
    >
      <TextArea
        ref={reasonField}
        label={t('staff.hold.reason')}
        need="required"
        counter
        hint={t('staff.hold.reason.hint')}
        maxLength={STAFF_MESSAGE_MAX}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        invalid={tried !== undefined && noReason}
        error={t('staff.hold.reason.missing')}
        showError
      />
      <div>
        <Legend id={legendId}>{t('staff.hold.until')}</Legend>
        <ChoiceGroup exclusive aria-labelledby={legendId}>
          {offered.map((one) => (
            <Checkbox key={one} exclusive checked={day === one} onCheckedChange={() => setDay(one)}>
              {t(`staff.hold.${one}`, { date: displayDay(locale(), getHoldDay(one, now)) })}
            </Checkbox>
          ))}
          <Checkbox exclusive checked={day === 'other'} onCheckedChange={() => setDay('other')}>
            {t('staff.hold.other')}
          </Checkbox>
        </ChoiceGroup>
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
