import { questionnaire } from '@parvis/locales/fr/questionnaire';
import { questionnaireTexts } from '@parvis/locales/questionnaireTexts';
import type { FinalReport } from '@parvis/questionnaire/model/report';
import type { Questionnaire as Definition } from '@parvis/questionnaire/model/schema';
import { ownWords } from '@parvis/questionnaire/model/texts';
import { Questionnaire } from '@parvis/questionnaire/react/Questionnaire';
import type { ReactNode } from 'react';
import { addTexts, findText, getLanguage, t } from './sampleTexts.ts';

addTexts(questionnaire);

export type SampleQuestionsProps = {
  definition: Definition;
  hideTitle?: boolean;
  onFinal: (report: FinalReport) => void;
  renderIcon?: (name: string) => ReactNode;
};

/** Answers stay in the page. */
export const SampleQuestions = ({
  definition,
  hideTitle = false,
  onFinal,
  renderIcon,
}: SampleQuestionsProps) => (
  <Questionnaire
    definition={definition}
    mode="whole"
    hideTitle={hideTitle}
    onFinal={onFinal}
    {...(renderIcon && { renderIcon })}
    resolveText={(id) => ownWords(definition.texts, getLanguage(), id) ?? findText(id)}
    texts={questionnaireTexts(t)}
  />
);
