import { entriesOf } from '@parvis/questionnaire/engine/log';
import { progress } from '@parvis/questionnaire/engine/progress';
import type { State } from '@parvis/questionnaire/engine/types';
import { sendQuestion } from '@parvis/questionnaire/flows/sendReport';
import { withLastQuestion } from '@parvis/questionnaire/flows/withLastQuestion';
import type { QuestionnairePageProps } from '@parvis/ui/screens/QuestionnairePage';
import { type ReportReviewProps, SendBar } from '@parvis/ui/screens/ReportStart';
import { type ReactNode, useMemo } from 'react';
import { type PlayProps, PlayQuestionnaire } from '../questions/PlayQuestionnaire.tsx';
import { questionnaireWords, reportLines } from '../questions/questionnaireWords.ts';
import { useTexts } from '../texts/useTexts.ts';
import { LastStep } from './LastStep.tsx';
import { questionsLeft } from './questionsLeft.ts';
import { sendWords } from './sendWords.ts';

export type ReportPlayProps = Pick<
  PlayProps,
  'definition' | 'questionnaireId' | 'drafts' | 'onFinal' | 'calls'
> &
  Pick<ReportReviewProps, 'category' | 'place'> & {
    /** Draws the page around what is asked. */
    children: (view: ReactNode, page: Partial<QuestionnairePageProps>) => ReactNode;
  };

/**
 * Plays a category's own questions, then shows what they come to. Nothing is sent before it is asked for there;
 * whoever goes back finds the last question.
 */
export const ReportPlay = ({ definition: own, category, place, children, ...play }: ReportPlayProps) => {
  const texts = useTexts();
  const { t } = texts;
  const { definition, lastId } = useMemo(() => withLastQuestion(own, sendQuestion), [own]);
  const { send: sendLabel, ...words } = sendWords(questionnaireWords(definition, texts));
  const isLast = (state: State) =>
    state.status === 'complete' ? !state.aborted : state.questionId === lastId;
  const reviewOf = ({ status, log }: State): ReportReviewProps => {
    const answersArray = status === 'complete' ? [...log] : entriesOf(log);
    return { ...words, category, place, answers: reportLines({ answersArray }, definition, texts) };
  };
  return (
    <PlayQuestionnaire
      {...play}
      definition={definition}
      nextLabel={t('flow.continue')}
      renderQuestion={(question, state) => (
        <LastStep review={isLast(state) ? reviewOf(state) : undefined}>{question}</LastStep>
      )}
    >
      {(view, { back, state, send }) => {
        if (!isLast(state))
          return children(view, { onBack: back, left: questionsLeft(progress(own, state), t) });
        const press = () => state.status === 'asking' && send({ type: 'CONFIRM', instance: state.instance });
        return children(view, {
          texts: { title: t('report.title') },
          subtitle: undefined,
          onBack: back,
          bottom: <SendBar label={sendLabel} busy={state.status === 'complete'} onSend={press} />,
        });
      }}
    </PlayQuestionnaire>
  );
};
