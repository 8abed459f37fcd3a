import { questionnaireTexts } from '@parvis/locales/questionnaireTexts';
import type { FinalReport } from '@parvis/questionnaire/model/report';
import type { Questionnaire as Definition } from '@parvis/questionnaire/model/schema';
import { QuestionnaireView } from '@parvis/questionnaire/react/QuestionnaireView';
import { type UseQuestionnaireOptions, useQuestionnaire } from '@parvis/questionnaire/react/useQuestionnaire';
import { iconDrawer } from '@parvis/ui/icons/byName';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../texts/useTexts.ts';
import { questionnaireWords } from './questionnaireWords.ts';
import { type Resumed, ResumeNote } from './ResumeNote.tsx';

export type PlayProps = {
  definition: Definition;
  /** The title already stands around it. */
  hideTitle?: boolean;
  /** Where answers wait out a reload; what became of them is said until the next question. */
  drafts?: UseQuestionnaireOptions['drafts'];
  onFinal: (report: FinalReport, definition: Definition) => void;
  /** Draws what stands around the question; `back` leads to the one before it, if there is one. */
  children?: (view: ReactNode, back: (() => void) | undefined) => ReactNode;
};

const drawIcon = iconDrawer(24);

/** A questionnaire in play, and what became of answers kept earlier: told at the first question that is shown. */
function usePlay({ definition, drafts, onFinal }: Pick<PlayProps, 'definition' | 'drafts' | 'onFinal'>) {
  const [resumed, setResumed] = useState<Resumed | undefined>(() =>
    drafts?.load() === undefined ? undefined : 'restored',
  );
  const questionnaire = useQuestionnaire({
    definition,
    drafts,
    mode: 'whole',
    onFinal: (report) => onFinal(report, definition),
    onRestart: setResumed,
  });
  const { state } = questionnaire;
  const instance = state.status === 'complete' ? 0 : state.instance;
  const [first] = useState(instance);
  return { questionnaire, resumed: instance === first ? resumed : undefined };
}

/** Plays a questionnaire with the words of the app; the answers come together at the end. */
export const PlayQuestionnaire = ({
  definition,
  hideTitle = false,
  drafts,
  onFinal,
  children,
}: PlayProps) => {
  const texts = useTexts();
  const { t } = texts;
  const { questionnaire, resumed } = usePlay({ definition, drafts, onFinal });
  const question = (
    <QuestionnaireView
      questionnaire={questionnaire}
      resolveText={questionnaireWords(definition, texts)}
      renderIcon={drawIcon}
      hideTitle={hideTitle}
      texts={questionnaireTexts(t)}
    />
  );
  const view = drafts ? (
    <div>
      <ResumeNote resumed={resumed} />
      {question}
    </div>
  ) : (
    question
  );
  return children ? children(view, questionnaire.canGoBack ? questionnaire.back : undefined) : view;
};
