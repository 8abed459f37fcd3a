import type { Deadlines } from '@parvis/api/entities/deadline';
import { CalendarIcon } from '@parvis/ui/icons/CalendarIcon';
import { PauseIcon } from '@parvis/ui/icons/PauseIcon';
import { WarningIcon } from '@parvis/ui/icons/WarningIcon';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { CaseLine } from '../cases/CaseLine.tsx';
import { describeDeadlines, isAnyLate } from './describeDeadlines.ts';

/** Next deadlines, and why they moved. */
export const DeadlineLine = ({ deadlines }: { deadlines: Deadlines }) => {
  const texts = useTexts();
  const Icon = deadlines.left ? PauseIcon : isAnyLate(deadlines) ? WarningIcon : CalendarIcon;
  return (
    <CaseLine>
      <Icon size={20} />
      <span>{describeDeadlines(deadlines, texts)}</span>
    </CaseLine>
  );
};
