import { useState } from 'react';
import { useParams } from 'wouter';
import { answersDraft } from '../questions/answersDraft.ts';
import { PlayQuestionnaire } from '../questions/PlayQuestionnaire.tsx';
import { ownIdentity } from '../session/ownKeeper.ts';
import { Panel } from '../shell/Panel.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { decidedStep, type FlowStep, stepFlows } from './stepFlows.ts';
import type { CaseStep } from './useCaseSteps.ts';

export type StepFlowProps = {
  step: FlowStep;
  /** Does the step, and tells whether it was done: what was written for it is kept until then. */
  onDone: (step: CaseStep) => Promise<boolean>;
  onClose: () => void;
};

/** Plays the flow of a step in a panel; closing it leaves the flow, and decides nothing. */
export const StepFlow = ({ step, onDone, onClose }: StepFlowProps) => {
  const { t } = useTexts();
  const { csid = '' } = useParams<{ csid?: string }>();
  const [draft] = useState(() => answersDraft(ownIdentity(), `step_${csid}_${step}`));
  const { definition, title } = stepFlows[step];
  return (
    <PlayQuestionnaire
      definition={definition}
      drafts={draft}
      titleAs="h3"
      onFinal={async (report) => {
        const decided = decidedStep(step, report);
        onClose();
        if (!decided || (await onDone(decided))) draft.remove();
      }}
    >
      {(view, { abort }) => (
        <Panel open title={t(title)} onClose={abort}>
          {view}
        </Panel>
      )}
    </PlayQuestionnaire>
  );
};
