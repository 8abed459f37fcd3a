import { type DeskAsk, deskDimensions, deskPeriods } from '@parvis/api/entities/deskFigures';
import { styled } from '@parvis/theme/css/stitches';
import { ChipRow } from '@parvis/ui/parts/ChipRow';
import { FilterChip } from '@parvis/ui/parts/FilterChip';
import { TextField } from '@parvis/ui/parts/TextField';
import { useTexts } from '../../../lib/texts/useTexts.ts';

const Controls = styled('div', { display: 'grid', gap: '$3' });
const Choice = styled('div', { display: 'grid', gap: '$1' });
const Label = styled('span', { fontSize: '$sm' });
const Days = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: '$3',
});

export interface DeskControlsProps {
  readonly ask: DeskAsk;
  readonly onAsk: (ask: DeskAsk) => void;
  /** Both days are set, but invalid. */
  readonly isWrong: boolean;
}

/** Period and breakdown. */
export const DeskControls = ({ ask, onAsk, isWrong }: DeskControlsProps) => {
  const { t } = useTexts();
  const { period, by, from, until } = ask;
  const problem = isWrong ? t('desk.dates.wrong') : undefined;
  return (
    <Controls>
      <Choice>
        <Label aria-hidden="true">{t('desk.period')}</Label>
        <ChipRow wrap aria-label={t('desk.period')}>
          {deskPeriods.map((one) => (
            <FilterChip key={one} pressed={one === period} onClick={() => onAsk({ period: one, by })}>
              {t(`desk.period.${one}`)}
            </FilterChip>
          ))}
        </ChipRow>
      </Choice>
      {period === 'own' && (
        <Days>
          <TextField
            type="date"
            label={t('desk.from')}
            value={from ?? ''}
            max={until}
            onChange={(event) => onAsk({ ...ask, from: event.target.value || undefined })}
          />
          <TextField
            type="date"
            label={t('desk.until')}
            value={until ?? ''}
            min={from}
            error={problem}
            onChange={(event) => onAsk({ ...ask, until: event.target.value || undefined })}
          />
        </Days>
      )}
      <Choice>
        <Label aria-hidden="true">{t('desk.by')}</Label>
        <ChipRow wrap aria-label={t('desk.by')}>
          {deskDimensions.map((one) => (
            <FilterChip key={one} pressed={one === by} onClick={() => onAsk({ ...ask, by: one })}>
              {t(`desk.by.${one}`)}
            </FilterChip>
          ))}
        </ChipRow>
      </Choice>
    </Controls>
  );
};
