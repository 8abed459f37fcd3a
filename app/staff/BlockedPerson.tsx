import type { Blocked } from '@parvis/api/entities/block';
import type { CaseInfo } from '@parvis/api/entities/case';
import { displayMoment } from '@parvis/locales/dates';
import { styled } from '@parvis/theme/css/stitches';
import { LockIcon } from '@parvis/ui/icons/LockIcon';
import { Button } from '@parvis/ui/parts/Button';
import { blockReasonWords } from '../cases/blockWords.ts';
import type { LiveStatus } from '../data/live/liveStream.ts';
import { useTexts } from '../texts/useTexts.ts';
import { useCaseSteps } from './useCaseSteps.ts';

const Box = styled('span', { display: 'grid', gap: '$2', justifyItems: 'start' });
const Mark = styled('span', {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  '& > svg': { flexShrink: 0 },
});
const Why = styled('span', {
  fontWeight: 'normal',
  '&::first-letter': { textTransform: 'uppercase' },
});

export type BlockedPersonProps = {
  info: Pick<CaseInfo, 'cuid' | 'csid' | 'can'>;
  blocked: Blocked;
  live: LiveStatus;
};

/** Whoever reported is blocked: since when, why, and a way to let them send again. */
export const BlockedPerson = ({ info, blocked, live }: BlockedPersonProps) => {
  const { t, locale } = useTexts();
  const steps = useCaseSteps(info.cuid, info.csid, live);
  const date = displayMoment(locale(), new Date(blocked.at));
  return (
    <Box>
      <Mark>
        <LockIcon size={20} />
        {t('staff.details.blocked', { date })}
      </Mark>
      <Why>{blockReasonWords(blocked.reason, t, locale())}</Why>
      {info.can.includes('unblock') && (
        <Button
          variant="quiet"
          size="small"
          loading={steps.running === 'unblock'}
          onClick={() => void steps.run({ step: 'unblock' })}
        >
          {t('staff.step.unblock')}
        </Button>
      )}
      {steps.failed && <Why role="alert">{t('staff.step.failed', { why: t(steps.failed) })}</Why>}
    </Box>
  );
};
