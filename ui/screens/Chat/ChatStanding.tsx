import { styled } from '@parvis/theme/css/stitches';
import { Chip } from '../../parts/Chip/Chip.tsx';
import { WarningMark } from '../shared/WarningMark.tsx';

/** The bar keeps its height. */
const StateChip = styled(Chip, { minBlockSize: '1.375rem', flexShrink: 0, maxInlineSize: '100%' });

/** Wraps warning and state together. */
const Both = styled('span', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px $2',
  minInlineSize: 0,
  '& > [data-warning]': { minBlockSize: '1.375rem', paddingInline: '$2', borderRadius: '0.6875rem' },
});

export type ChatStandingProps = {
  warning?: string | undefined;
  state?: string | undefined;
};

/** Warning and state of a case. */
export const ChatStanding = ({ warning, state }: ChatStandingProps) => {
  const chip = state && <StateChip>{state}</StateChip>;
  if (!warning) return chip || null;
  return (
    <Both>
      <WarningMark>{warning}</WarningMark>
      {chip}
    </Both>
  );
};
