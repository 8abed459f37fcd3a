import { useState } from 'react';
import { useParams } from 'wouter';
import { PlayQuestionnaire } from '../questions/PlayQuestionnaire.tsx';
import { ownIdentity } from '../session/ownKeeper.ts';
import { Panel } from '../shell/Panel.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { flowDraft } from './dialogDrafts.ts';
import { decidedStep, type FlowStep, stepFlows, wantsWords } from './stepFlows.ts';
import type { CaseStep } from './useCaseSteps.ts';

export type StepFlowProps = {
  step: FlowStep;
  /** Does the step; what was written for it is kept until it was done. */
  onDone: (step: CaseStep) => void;
  /** Words are to be said with a close. */
  onWords: () => void;
  onClose: () => void;
};

/** Plays the flow of a step in a panel; closing it leaves the flow, decides nothing and keeps what was written. */
export const StepFlow = ({ step, onDone, onWords, onClose }: StepFlowProps) => {
  const { t } = useTexts();
  const { csid = '' } = useParams<{ csid?: string }>();
  const [draft] = useState(() => flowDraft(ownIdentity(), csid, step));
  const { definition, title } = stepFlows[step];
  return (
    <PlayQuestionnaire
      definition={definition}
      drafts={draft}
      titleAs="h3"
      onFinal={(report) => {
        const decided = decidedStep(step, report);
        onClose();
        if (wantsWords(report)) onWords();
        if (decided) onDone(decided);
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
