import type { Step } from '@parvis/api/entities/case';
import type { TextId } from '@parvis/locales/areas';
import { styled } from '@parvis/theme/stitches';
import { InfoIcon } from '@parvis/ui/icons/InfoIcon';
import { Button } from '@parvis/ui/parts/Button';
import { useTexts } from '../texts/useTexts.ts';
import type { FlowStep } from './StepFlow.tsx';
import type { CaseStep } from './useCaseSteps.ts';

type PlainStep = 'handle' | 'hold' | 'resume' | 'rejoin';

/** Buttons in the order of their weight: the first allowed one is the strong action of the screen. */
const buttons: readonly (
  | { readonly step: PlainStep; readonly text: TextId }
  | { readonly step: FlowStep; readonly text: TextId; readonly flow: true }
)[] = [
  { step: 'handle', text: 'staff.step.handle' },
  { step: 'rejoin', text: 'staff.step.rejoin' },
  { step: 'close', text: 'staff.step.close', flow: true },
  { step: 'resume', text: 'staff.step.resume' },
  { step: 'hold', text: 'staff.step.hold' },
  { step: 'reject', text: 'staff.step.reject', flow: true },
  { step: 'leave', text: 'staff.step.leave', flow: true },
];

const Row = styled('div', { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '$2' });
const OnSmallScreens = styled('span', { '@media (min-width: 1200px)': { display: 'none' } });

export type StepButtonsProps = {
  can: ReadonlySet<Step>;
  running: CaseStep['step'] | undefined;
  onStep: (step: CaseStep) => void;
  onFlow: (step: FlowStep) => void;
  onDetails: () => void;
};

/** What may be done with the case now. */
export const StepButtons = ({ can, running, onStep, onFlow, onDetails }: StepButtonsProps) => {
  const { t } = useTexts();
  const allowed = buttons.filter(({ step }) => can.has(step));
  return (
    <Row>
      {allowed.map((button, index) => (
        <Button
          key={button.step}
          size="small"
          variant={index === 0 ? 'solid' : 'quiet'}
          loading={running === button.step}
          onClick={() => ('flow' in button ? onFlow(button.step) : onStep({ step: button.step }))}
        >
          {t(button.text)}
        </Button>
      ))}
      <OnSmallScreens>
        <Button variant="quiet" size="small" iconOnly icon={<InfoIcon size={20} />} onClick={onDetails}>
          {t('staff.details')}
        </Button>
      </OnSmallScreens>
    </Row>
  );
};
