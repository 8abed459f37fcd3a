import type { Assignment } from '@parvis/api/entities/case';
import { displayDate } from '@parvis/locales/dates';
import type { TextStore } from '@parvis/locales/translate';
import { styled } from '@parvis/theme/css/stitches';
import { useTexts } from '../../../lib/texts/useTexts.ts';

const List = styled('span', { display: 'grid', gap: '$2' });
/** Staff only: printed cases may be passed on. */
const Note = styled('span', {
  display: 'block',
  fontWeight: 'normal',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  '@media print': { display: 'none' },
});

function describeAssignment({ to, by, at, rule, undone }: Assignment, { t, locale }: TextStore): string {
  const words = { to, name: by ?? t('chat.gone'), when: displayDate(locale(), new Date(at)) };
  const what = t(rule ? 'assign.details.turn' : 'assign.details.by', words);
  return undone ? t('assign.details.undone', { what }) : what;
}

/** Handovers with notes. */
export const Assignments = ({ assignments }: { assignments: readonly Assignment[] }) => {
  const texts = useTexts();
  return (
    <List>
      {assignments.map((one) => (
        <span key={one.msgId}>
          {describeAssignment(one, texts)}
          {one.txt && <Note dir="auto">{texts.t('staff.callService.said', { txt: one.txt })}</Note>}
        </span>
      ))}
    </List>
  );
};
