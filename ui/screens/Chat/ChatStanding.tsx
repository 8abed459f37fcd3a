import { styled } from '@parvis/theme/css/stitches';
import { Chip } from '../../parts/Chip/Chip.tsx';
import { WarningMark } from '../shared/WarningMark.tsx';

/** As high as a line of the title, so that the bar keeps its height. */
const StateChip = styled(Chip, { minBlockSize: '1.375rem', flexShrink: 0, maxInlineSize: '100%' });

/** A warning and the state stay together: beside the title, or both below it. */
const Both = styled('span', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px $2',
  minInlineSize: 0,
  '& > [data-warning]': { minBlockSize: '1.375rem', paddingInline: '$2', borderRadius: '0.6875rem' },
});

export type ChatStandingProps = {
  /** What must be known before all else, in a word, beside the title: "Danger". */
  warning?: string | undefined;
  /** The state as a chip beside the title. */
  state?: string | undefined;
};

/** What stands beside the title of a case: a warning, and where the case stands. */
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
