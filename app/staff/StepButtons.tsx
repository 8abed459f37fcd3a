import type { Step } from '@parvis/api/entities/case';
import type { TextId } from '@parvis/locales/areas';
import { styled } from '@parvis/theme/css/stitches';
import { MoreIcon } from '@parvis/ui/icons/MoreIcon';
import { Button } from '@parvis/ui/parts/Button';
import { Drawer } from '@parvis/ui/parts/Drawer';
import { useState } from 'react';
import { useTexts } from '../texts/useTexts.ts';
import type { FlowStep } from './stepFlows.ts';
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

/** How many stand in the header; the others wait behind "more". */
const IN_SIGHT = 2;

const Row = styled('div', { display: 'flex', gap: '$2', flexDirection: 'row-reverse' });
const Stack = styled('div', { display: 'grid', gap: '$2' });
/** On a phone one action is in sight. */
const OnDesk = styled('span', { '@phone': { display: 'none' } });

export type StepButtonsProps = {
  can: ReadonlySet<Step>;
  running: CaseStep['step'] | undefined;
  onStep: (step: CaseStep) => void;
  onFlow: (step: FlowStep) => void;
  onDetails: () => void;
};

/** What may be done with the case now: the strongest in sight, the rest and the details behind "more". */
export const StepButtons = ({ can, running, onStep, onFlow, onDetails }: StepButtonsProps) => {
  const { t } = useTexts();
  const [more, setMore] = useState(false);
  const allowed = buttons.filter(({ step }) => can.has(step));
  const press = (button: (typeof buttons)[number]) => {
    setMore(false);
    if ('flow' in button) onFlow(button.step);
    else onStep({ step: button.step });
  };
  return (
    <>
      <Row>
        <Button
          variant="quiet"
          size="small"
          iconOnly
          icon={<MoreIcon size={20} />}
          onClick={() => setMore(true)}
        >
          {t('staff.step.more')}
        </Button>
        {allowed.slice(0, IN_SIGHT).map((button, index) => {
          const Place = index === 0 ? 'span' : OnDesk;
          return (
            <Place key={button.step}>
              <Button
                size="small"
                variant={index === 0 ? 'solid' : 'quiet'}
                loading={running === button.step}
                onClick={() => press(button)}
              >
                {t(button.text)}
              </Button>
            </Place>
          );
        })}
      </Row>
      {more && (
        <Drawer open title={t('staff.step.more')} onClose={() => setMore(false)}>
          <Stack>
            {allowed.slice(1).map((button) => (
              <Button key={button.step} variant="quiet" block onClick={() => press(button)}>
                {t(button.text)}
              </Button>
            ))}
            <Button
              variant="quiet"
              block
              onClick={() => {
                setMore(false);
                onDetails();
              }}
            >
              {t('staff.details')}
            </Button>
          </Stack>
        </Drawer>
      )}
    </>
  );
};
