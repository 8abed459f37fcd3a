import { missingText } from '@parvis/locales/missingText';
import type { FinalReport } from '@parvis/questionnaire/model/report';
import type { Flag, Questionnaire } from '@parvis/questionnaire/model/schema';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { Panel } from '../../shell/Panel.tsx';
import { type PlayProps, PlayQuestionnaire } from './PlayQuestionnaire.tsx';
import { splitPrompt } from './splitPrompt.ts';
import { createTextResolver } from './textResolver.ts';

export type FlowDialogProps = Pick<
  PlayProps,
  'onAwait' | 'drafts' | 'say' | 'initialState' | 'renderQuestion'
> & {
  definition: Questionnaire;
  initialFlags?: readonly Flag[];
  /** Closing the dialog leaves the flow; a confirmation then lacks `yes`. */
  onEnd: (flags: readonly Flag[], left: boolean, report: FinalReport) => void;
};

/** Plays a flow in a panel titled by its question. */
export const FlowDialog = ({ definition, initialFlags, say, onEnd, ...play }: FlowDialogProps) => {
  const words = createTextResolver(definition, useTexts(), say);
  const getPrompt = (questionId: string) => {
    const titleId = definition.questions[questionId]?.titleId ?? questionId;
    return splitPrompt(words(titleId) ?? missingText(titleId));
  };
  return (
    <PlayQuestionnaire
      {...play}
      definition={definition}
      say={say}
      initialFlags={initialFlags}
      titleAs="none"
      onFinal={(report) => onEnd(report.flags, report.abort, report)}
    >
      {(view, { abort, state }) => (
        <Panel
          open
          {...getPrompt(state.status === 'complete' ? definition.start : state.questionId)}
          onClose={abort}
        >
          {view}
        </Panel>
      )}
    </PlayQuestionnaire>
  );
};
