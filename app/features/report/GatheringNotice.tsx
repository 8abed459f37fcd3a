import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { noteCardClass } from '../../shell/noteCard.ts';
import { buildGatheringQuery } from '../gatherings/gatheringQueries.ts';
import type { OngoingReport } from './useReport.tsx';

const Card = styled('section', noteCardClass, {
  '& h2, & p': { margin: 0, fontSize: '$sm' },
  '& button': { justifySelf: 'start' },
});

type GatheringNoticeProps = { report: OngoingReport; gthrId: string };

/** What the discussion's members will read; offers to unlink the report. */
export const GatheringNotice = ({ report: { cstmr, unlink }, gthrId }: GatheringNoticeProps) => {
  const { t } = useTexts();
  const titleId = useId();
  const { data } = useQuery(buildGatheringQuery(cstmr.cuid, gthrId));
  if (!data?.joined || data.state !== 'open') return null;
  return (
    <Card aria-labelledby={titleId}>
      <h2 id={titleId}>{t('report.gathering', { title: data.title })}</h2>
      <p>{t('report.gathering.text')}</p>
      <Button variant="quiet" size="small" onClick={unlink}>
        {t('report.gathering.unlink')}
      </Button>
    </Card>
  );
};
