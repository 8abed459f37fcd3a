import { Drawer } from '@parvis/ui/parts/Drawer';
import { PlayQuestionnaire } from '../cases/PlayQuestionnaire.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { decidedStep, type FlowStep, stepFlows } from './stepFlows.ts';
import type { CaseStep } from './useCaseSteps.ts';

export type StepFlowProps = {
  step: FlowStep;
  onDone: (step: CaseStep) => void;
  onClose: () => void;
};

/** Plays the flow of a step in a drawer; closing the drawer decides nothing. */
export const StepFlow = ({ step, onDone, onClose }: StepFlowProps) => {
  const { t } = useTexts();
  const { definition, title } = stepFlows[step];
  return (
    <Drawer open title={t(title)} onClose={onClose}>
      <PlayQuestionnaire
        definition={definition}
        onFinal={(report) => {
          const decided = decidedStep(step, report);
          onClose();
          if (decided) onDone(decided);
        }}
      />
    </Drawer>
  );
};
