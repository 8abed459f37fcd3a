import type { CaseInfo } from '@parvis/api/entities/case';
import { Button } from '@parvis/ui/parts/Button';
import type { LiveStatus } from '../../lib/live/liveStream.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { CasePeople } from '../cases/CasePeople.tsx';
import { StepDialogs } from './StepDialogs.tsx';
import { StepToasts } from './StepToasts.tsx';
import { useCaseSteps } from './useCaseSteps.ts';

/** Who takes part in a case, for staff, who may leave it here. */
export const StaffPeople = ({ info, live }: { info: CaseInfo; live: LiveStatus }) => {
  const { t } = useTexts();
  const steps = useCaseSteps(info.cuid, info.csid, live);
  return (
    <>
      <CasePeople
        side="town"
        info={info}
        renderAction={({ me, active }) =>
          me &&
          active &&
          info.can.includes('leave') && (
            <Button
              variant="quiet"
              size="small"
              loading={steps.running === 'leave'}
              onClick={() => steps.ask('leave')}
            >
              {t('people.leave')}
            </Button>
          )
        }
      />
      <StepDialogs info={info} steps={steps} />
      <StepToasts info={info} steps={steps} />
    </>
  );
};
