import type { EndedService } from '@parvis/api/calls/former';
import { displayDay } from '@parvis/locales/dates';
import { styled } from '@parvis/theme/css/stitches';
import { useTexts } from '../../lib/texts/useTexts.ts';

const Lines = styled('ul', {
  display: 'grid',
  gap: '$1',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: '$mainBtnTxt2',
  fontSize: '$sm',
  overflowWrap: 'anywhere',
});

export const EndedServiceList = ({ ended }: { ended: readonly EndedService[] }) => {
  const { t, locale } = useTexts();
  return ended.length === 0 ? null : (
    <Lines>
      {ended.map(({ cuid, cstmrLbl: customer, since }) => (
        <li key={cuid}>{t('staff.over.line', { customer, date: displayDay(locale(), new Date(since)) })}</li>
      ))}
    </Lines>
  );
};
