import { missingText } from '@parvis/locales/missingText';
import type { FinalReport } from '@parvis/questionnaire/model/report';
import type { Flag, Questionnaire } from '@parvis/questionnaire/model/schema';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { Panel } from '../../shell/Panel.tsx';
import { type PlayProps, PlayQuestionnaire } from './PlayQuestionnaire.tsx';
import { promptWords } from './promptWords.ts';
import { questionnaireWords } from './questionnaireWords.ts';

export type FlowDialogProps = Pick<
  PlayProps,
  'onAwait' | 'drafts' | 'say' | 'initialState' | 'renderQuestion'
> & {
  definition: Questionnaire;
  initialFlags?: readonly Flag[];
  /** It is over: the flags it ended with, and what was answered. Whoever closes it leaves the flow, and a confirmation without `yes`. */
  onEnd: (flags: readonly Flag[], left: boolean, report: FinalReport) => void;
};

/** Plays a flow in a panel that carries the question as its title, until the host takes it away. */
export const FlowDialog = ({ definition, initialFlags, say, onEnd, ...play }: FlowDialogProps) => {
  const words = questionnaireWords(definition, useTexts(), say);
  const promptOf = (questionId: string) => {
    const titleId = definition.questions[questionId]?.titleId ?? questionId;
    return promptWords(words(titleId) ?? missingText(titleId));
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
          {...promptOf(state.status === 'complete' ? definition.start : state.questionId)}
          onClose={abort}
        >
          {view}
        </Panel>
      )}
    </PlayQuestionnaire>
  );
};
