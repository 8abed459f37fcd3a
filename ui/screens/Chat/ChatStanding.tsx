import { styled } from '@parvis/theme/css/stitches';
import { Chip } from '../../parts/Chip/Chip.tsx';
import { WarningMark } from '../shared/WarningMark.tsx';

/** As high as a line of the title, so that the bar keeps its height. */
const StateChip = styled(Chip, { minBlockSize: '1.375rem', flexShrink: 0, maxInlineSize: '100%' });

export type ChatStandingProps = {
  /** What must be known before all else, in a word, beside the title: "Danger". */
  warning?: string | undefined;
  /** The state as a chip beside the title. */
  state?: string | undefined;
};

/** What stands beside the title of a case: a warning, and where the case stands. */
export const ChatStanding = ({ warning, state }: ChatStandingProps) => (
  <>
    {warning && <WarningMark>{warning}</WarningMark>}
    {state && <StateChip>{state}</StateChip>}
  </>
);
