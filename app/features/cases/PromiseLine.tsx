import type { Deadlines } from '@parvis/api/entities/deadline';
import { displayMoment } from '@parvis/locales/dates';
import { CalendarIcon } from '@parvis/ui/icons/CalendarIcon';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { CaseLine } from './CaseLine.tsx';
import { describePromise } from './describePromise.ts';

/** The date promised to the reporter, and why it moved. */
export const PromiseLine = ({ deadlines }: { deadlines: Deadlines }) => {
  const { t, locale } = useTexts();
  const sentences = describePromise(deadlines).map(({ id, at }) =>
    t(id, at === undefined ? {} : { when: displayMoment(locale(), new Date(at)) }),
  );
  return (
    <CaseLine>
      <CalendarIcon size={20} />
      <span>{sentences.join(' ')}</span>
    </CaseLine>
  );
};
