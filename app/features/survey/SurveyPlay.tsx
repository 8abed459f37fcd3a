import { serviceSurvey } from '@parvis/questionnaire/flows/serviceSurvey';
import type { Played } from '@parvis/questionnaire/model/played';
import type { FinalReport } from '@parvis/questionnaire/model/report';
import type { AnswersDraft } from '../questionnaire/answersDraft.ts';
import { usePlay } from '../questionnaire/PlayQuestionnaire.tsx';
import { QuestionWatcher } from '../questionnaire/QuestionWatcher.tsx';

const hasAnswers = ({ answersArray }: FinalReport): boolean =>
  answersArray.some(({ answers }) => Object.keys(answers).length > 0);

export type SurveyPlayProps = {
  drafts: AnswersDraft;
  /** After each question; at the end with `complete`. */
  onAnswers: (played: Played, complete: boolean) => void;
};

/** Reports each answer at once: people leave at any point. */
export const SurveyPlay = ({ drafts, onAnswers }: SurveyPlayProps) => {
  const { state, view } = usePlay({
    definition: serviceSurvey,
    drafts,
    titleAs: 'h3',
    onFinal: (_report, _definition, played) => onAnswers(played, true),
  });
  return (
    <>
      <QuestionWatcher
        definition={serviceSurvey}
        state={state}
        onEntered={({ report, played }) => hasAnswers(report) && onAnswers(played, false)}
      />
      {view}
    </>
  );
};
