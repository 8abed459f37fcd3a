import type { CaseInfo } from '@parvis/api/entities/case';
import { Button } from '@parvis/ui/parts/Button';
import { Toast } from '@parvis/ui/parts/Toast';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { formatOutcome } from '../cases/caseTexts.ts';
import { DeskToasts } from './DeskToasts.tsx';
import type { CaseSteps } from './useCaseSteps.ts';

type StepToastsProps = { info: CaseInfo | undefined; steps: CaseSteps };

/** Why a step failed; a close just made, with its undo. */
export const StepToasts = ({ info, steps }: StepToastsProps) => {
  const { t } = useTexts();
  const { failed, closed } = steps;
  return (
    <DeskToasts open>
      {failed && (
        <Toast tone="problem" onClose={steps.dismiss}>
          {t('staff.step.failed', { why: t(failed) })}
        </Toast>
      )}
      {closed && info?.can.includes('resume') && (
        <Toast
          tone="done"
          onClose={steps.forgetClose}
          action={
            <Button variant="quiet" size="small" onClick={() => steps.run({ step: 'resume', undo: true })}>
              {t('staff.close.undo')}
            </Button>
          }
        >
          {t('statement.close.outcome', { text: t('case.state.closed'), outcome: formatOutcome(closed, t) })}
        </Toast>
      )}
    </DeskToasts>
  );
};
