import { useState } from 'react';
import { useParams } from 'wouter';
import { PlayQuestionnaire } from '../questions/PlayQuestionnaire.tsx';
import { ownIdentity } from '../session/ownKeeper.ts';
import { Panel } from '../shell/Panel.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { closeAtOnce } from './closeFlows.ts';
import { flowDraft } from './dialogDrafts.ts';
import { decidedClose, wantsWords } from './stepFlows.ts';
import type { CaseStep } from './useCaseSteps.ts';

export type CloseFlowProps = {
  /** Closes the case; what was written for it is kept until it was done. */
  onDone: (step: CaseStep) => void;
  /** Words are to be said with a close. */
  onWords: () => void;
  onClose: () => void;
};

/** Asks for the outcome of a close in a panel; closing it leaves the flow, decides nothing and keeps what was written. */
export const CloseFlow = ({ onDone, onWords, onClose }: CloseFlowProps) => {
  const { t } = useTexts();
  const { csid = '' } = useParams<{ csid?: string }>();
  const [draft] = useState(() => flowDraft(ownIdentity(), csid, 'close'));
  return (
    <PlayQuestionnaire
      definition={closeAtOnce}
      drafts={draft}
      titleAs="h3"
      onFinal={(report) => {
        const decided = decidedClose(report);
        onClose();
        if (wantsWords(report)) onWords();
        if (decided) onDone(decided);
      }}
    >
      {(view, { abort }) => (
        <Panel open title={t('staff.close.title')} onClose={abort}>
          {view}
        </Panel>
      )}
    </PlayQuestionnaire>
  );
};
