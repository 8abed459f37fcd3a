import type { CaseInfo, LinkedCase } from '@parvis/api/entities/case';
import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { Link } from 'wouter';
import type { LiveStatus } from '../../lib/live/liveStream.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { useCaseSteps } from './useCaseSteps.ts';

const Box = styled('span', { display: 'grid', gap: '$2', justifyItems: 'start' });
const List = styled('ul', { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: '$2' });
const Where = styled('span', { display: 'block', fontWeight: 'normal' });
const Problem = styled('span', { fontWeight: 'normal' });

const CaseLink = ({ cuid, one }: { cuid: string; one: LinkedCase }) => {
  const { t } = useTexts();
  return (
    <span>
      <Link href={`/staff/${cuid}/${one.csid}`}>{t('case.number', { nbr: one.caseNbr })}</Link>
      <Where>{[one.ccatLbls.at(-1), one.placeLbl].filter(Boolean).join(' · ')}</Where>
    </span>
  );
};

/** The original of a duplicate, with undo. */
export const KeptCase = ({ info, kept, live }: { info: CaseInfo; kept: LinkedCase; live: LiveStatus }) => {
  const { t } = useTexts();
  const steps = useCaseSteps(info.cuid, info.csid, live);
  return (
    <Box>
      <CaseLink cuid={info.cuid} one={kept} />
      <Button
        variant="quiet"
        size="small"
        loading={steps.running === 'undoDuplicate'}
        onClick={() => steps.run({ step: 'undoDuplicate' })}
      >
        {t('duplicates.undo')}
      </Button>
      {steps.failed && <Problem role="alert">{t('staff.step.failed', { why: t(steps.failed) })}</Problem>}
    </Box>
  );
};

export const Duplicates = ({
  info: { cuid },
  duplicates: { total, cases },
}: {
  info: Pick<CaseInfo, 'cuid'>;
  duplicates: NonNullable<CaseInfo['duplicates']>;
}) => {
  const { t } = useTexts();
  const more = total - cases.length;
  return (
    <Box>
      {t('duplicates.count', { count: total })}
      <List role="list">
        {cases.map((one) => (
          <li key={one.csid}>
            <CaseLink cuid={cuid} one={one} />
          </li>
        ))}
      </List>
      {more > 0 && <Where>{t('duplicates.more', { count: more })}</Where>}
    </Box>
  );
};
