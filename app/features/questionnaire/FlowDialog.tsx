import { missingText } from '@parvis/locales/missingText';
import type { Played } from '@parvis/questionnaire/model/played';
import type { FinalReport } from '@parvis/questionnaire/model/report';
import type { Flag, Questionnaire } from '@parvis/questionnaire/model/schema';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { Panel } from '../../shell/Panel.tsx';
import { type Play, type PlayProps, usePlay } from './PlayQuestionnaire.tsx';
import { splitPrompt } from './splitPrompt.ts';
import { createTextResolver } from './textResolver.ts';

export type FlowDialogProps = Pick<PlayProps, 'onAwait' | 'drafts' | 'say' | 'initialState'> & {
  definition: Questionnaire;
  initialFlags?: readonly Flag[];
  /** Closing leaves the flow; a confirmation then lacks `yes`. */
  onEnd: (flags: readonly Flag[], left: boolean, report: FinalReport, played: Played) => void;
  children?: (play: Play) => ReactNode;
};

/** Panel titled by the flow's question. */
export const FlowDialog = ({ onEnd, children, ...options }: FlowDialogProps) => {
  const { definition, say } = options;
  const play = usePlay({
    ...options,
    titleAs: 'none',
    onFinal: (report, _, played) => onEnd(report.flags, report.abort, report, played),
  });
  const { state, abort, view } = play;
  const resolveText = createTextResolver(definition, useTexts(), say);
  const questionId = state.status === 'complete' ? definition.start : state.questionId;
  const titleId = definition.questions[questionId]?.titleId ?? questionId;
  return (
    <Panel open {...splitPrompt(resolveText(titleId) ?? missingText(titleId))} onClose={abort}>
      {children ? children(play) : view}
    </Panel>
  );
};
