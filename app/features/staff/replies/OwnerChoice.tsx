import { styled } from '@parvis/theme/css/stitches';
import { Checkbox } from '@parvis/ui/parts/Checkbox';
import { ChoiceGroup } from '@parvis/ui/parts/ChoiceGroup';
import { useId } from 'react';
import { useTexts } from '../../../lib/texts/useTexts.ts';

const Legend = styled('p', { margin: 0, marginBlockEnd: '$2', fontWeight: '$bold' });

export type OwnerChoiceProps = { shared: boolean; onChange: (shared: boolean) => void };

/** Personal or shared, for managers. */
export const OwnerChoice = ({ shared, onChange }: OwnerChoiceProps) => {
  const { t } = useTexts();
  const id = useId();
  return (
    <div>
      <Legend id={id}>{t('replies.owner')}</Legend>
      <ChoiceGroup exclusive aria-labelledby={id}>
        <Checkbox exclusive checked={!shared} onCheckedChange={() => onChange(false)}>
          {t('replies.owner.own')}
        </Checkbox>
        <Checkbox
          exclusive
          checked={shared}
          description={t('replies.owner.stays')}
          onCheckedChange={() => onChange(true)}
        >
          {t('replies.owner.shared')}
        </Checkbox>
      </ChoiceGroup>
    </div>
  );
};
