import { GATHERING_INTRO_MAX, GATHERING_TITLE_MAX, MEMBER_NAME_MAX } from '@parvis/api/calls/gatherings';
import { styled } from '@parvis/theme/css/stitches';
import { RadioGroup } from '@parvis/ui/parts/RadioGroup';
import { TextArea } from '@parvis/ui/parts/TextArea';
import { TextField } from '@parvis/ui/parts/TextField';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/texts/useTexts.ts';
import type { GatheringValues } from './gatheringDraft.ts';
import { getPeriodLimits } from './gatheringPeriod.ts';
import type { GatheringFaults } from './useNewGathering.ts';

const Note = styled('p', { margin: 0, lineHeight: '$snug' });
const Days = styled('div', {
  display: 'grid',
  gap: '$4',
  alignItems: 'end',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
});

export type GatheringFieldsProps = {
  values: GatheringValues;
  faults: GatheringFaults | undefined;
  change: (changed: Partial<GatheringValues>) => void;
  picture: ReactNode;
  place: string | undefined;
  keptDays: number;
  cstmr: string;
};

export const GatheringFields = ({
  values,
  faults,
  change,
  picture,
  place,
  keptDays,
  cstmr,
}: GatheringFieldsProps) => {
  const { t } = useTexts();
  const limits = getPeriodLimits(values, keptDays, new Date());
  const bind = (name: 'title' | 'intro' | 'begins' | 'ends' | 'name') => {
    const fault = faults?.[name];
    return {
      value: values[name],
      onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
      invalid: fault !== undefined,
      error: fault && t(fault, { count: keptDays, cstmr }),
      showError: true,
    };
  };
  return (
    <>
      <TextField
        {...bind('title')}
        label={t('newGathering.subject')}
        hint={t('newGathering.subject.hint')}
        need="required"
        maxLength={GATHERING_TITLE_MAX}
      />
      <TextArea
        {...bind('intro')}
        label={t('newGathering.intro')}
        hint={t('newGathering.intro.hint')}
        need="optional"
        maxLength={GATHERING_INTRO_MAX}
      />
      {picture}
      {place === undefined ? (
        <Note>{t('newGathering.byLink')}</Note>
      ) : (
        <RadioGroup
          label={t('newGathering.access')}
          value={values.access}
          options={[
            {
              value: 'place',
              label: t('newGathering.access.place'),
              description: t('newGathering.access.place.text', { place }),
            },
            {
              value: 'link',
              label: t('newGathering.access.link'),
              description: t('newGathering.access.link.text'),
            },
          ]}
          onValueChange={(value) => change({ access: value === 'link' ? 'link' : 'place' })}
        />
      )}
      <Days>
        <TextField
          {...bind('begins')}
          {...limits.begins}
          type="date"
          label={t('newGathering.begins')}
          hint={t('newGathering.begins.hint')}
          need="optional"
        />
        <TextField
          {...bind('ends')}
          {...limits.ends}
          type="date"
          label={t('newGathering.ends')}
          hint={t('newGathering.ends.hint', { count: keptDays })}
          need="optional"
        />
      </Days>
      <TextField
        {...bind('name')}
        label={t('gatherings.join.name')}
        hint={t('gatherings.join.name.hint')}
        need="required"
        autoComplete="nickname"
        maxLength={MEMBER_NAME_MAX}
      />
    </>
  );
};
