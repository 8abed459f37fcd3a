import type { FinalReport } from '@parvis/questionnaire/model/report';
import type { Questionnaire as Definition } from '@parvis/questionnaire/model/schema';
import { QuestionnaireView } from '@parvis/questionnaire/react/QuestionnaireView';
import { useQuestionnaire } from '@parvis/questionnaire/react/useQuestionnaire';
import { iconByName } from '@parvis/ui/icons/byName';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/useTexts.ts';
import { questionnaireWords } from './questionnaireWords.ts';

export type PlayProps = {
  definition: Definition;
  /** The title already stands around it. */
  hideTitle?: boolean;
  onFinal: (report: FinalReport, definition: Definition) => void;
  /** Draws what stands around the question; `back` leads to the one before it, if there is one. */
  children?: (view: ReactNode, back: (() => void) | undefined) => ReactNode;
};

const drawIcon = (name: string) => {
  const Icon = iconByName(name);
  return <Icon size={24} />;
};

/** Plays a questionnaire with the words of the app; the answers come together at the end. */
export const PlayQuestionnaire = ({ definition, hideTitle = false, onFinal, children }: PlayProps) => {
  const texts = useTexts();
  const { t } = texts;
  const questionnaire = useQuestionnaire({
    definition,
    mode: 'whole',
    onFinal: (report) => onFinal(report, definition),
  });
  const view = (
    <QuestionnaireView
      questionnaire={questionnaire}
      resolveText={questionnaireWords(definition, texts)}
      renderIcon={drawIcon}
      hideTitle={hideTitle}
      texts={{
        confirm: t('questionnaire.confirm'),
        invalid: t('questionnaire.invalid'),
        missing: t('questionnaire.missing'),
        waiting: t('questionnaire.waiting'),
        hints: {
          email: t('questionnaire.hint.email'),
          code: t('questionnaire.hint.code'),
          phone: t('questionnaire.hint.phone'),
          message: t('questionnaire.hint.message'),
        },
      }}
    />
  );
  return children ? children(view, questionnaire.canGoBack ? questionnaire.back : undefined) : view;
};
