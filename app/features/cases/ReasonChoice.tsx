import { type ModerationReason, moderationReasonSchema } from '@parvis/api/entities/moderation';
import { styled } from '@parvis/theme/css/stitches';
import { Checkbox } from '@parvis/ui/parts/Checkbox';
import { ChoiceGroup } from '@parvis/ui/parts/ChoiceGroup';
import { useId } from 'react';
import { useTexts } from '../../lib/texts/useTexts.ts';

const reasons: readonly ModerationReason[] = Object.values(moderationReasonSchema.def.entries);

const Legend = styled('p', { margin: 0, paddingBlockEnd: '$2', fontWeight: '$bold' });

export type ReasonChoiceProps = {
  reason: ModerationReason | undefined;
  isMissing: boolean;
  onChoose: (reason: ModerationReason) => void;
};

/** To report or remove content. */
export const ReasonChoice = ({ reason, isMissing, onChoose }: ReasonChoiceProps) => {
  const { t } = useTexts();
  const legend = useId();
  return (
    <div>
      <Legend id={legend}>{t('moderation.reason')}</Legend>
      <ChoiceGroup
        exclusive
        aria-labelledby={legend}
        invalid={isMissing && !reason}
        error={t('moderation.reason.missing')}
      >
        {reasons.map((one) => (
          <Checkbox key={one} exclusive checked={reason === one} onCheckedChange={() => onChoose(one)}>
            {t(`moderation.${one}`)}
          </Checkbox>
        ))}
      </ChoiceGroup>
    </div>
  );
};
