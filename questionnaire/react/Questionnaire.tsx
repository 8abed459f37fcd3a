import type { ReactNode } from 'react';
import { QuestionnaireView, type QuestionnaireViewProps } from './QuestionnaireView.tsx';
import type { QuestionnaireTexts, ResolveText } from './questionnaireTexts.ts';
import { type UseQuestionnaireOptions, useQuestionnaire } from './useQuestionnaire.tsx';

export type { QuestionnaireTexts, ResolveText };

export type QuestionnaireProps = UseQuestionnaireOptions & {
  resolveText: ResolveText;
  texts: QuestionnaireTexts;
  renderIcon?: ((name: string) => ReactNode) | undefined;
  renderPhoto?: QuestionnaireViewProps['renderPhoto'];
  /** Already shown: only labels it. Default `false`. */
  hideTitle?: boolean;
};

/** Plays a questionnaire; to control it from outside use `useQuestionnaire` and `QuestionnaireView`. */
export const Questionnaire = ({
  resolveText,
  texts,
  renderIcon,
  renderPhoto,
  hideTitle = false,
  ...options
}: QuestionnaireProps) => {
  const questionnaire = useQuestionnaire(options);
  return (
    <QuestionnaireView
      {...{ questionnaire, resolveText, texts, renderIcon, renderPhoto, hideTitle }}
      tellLeft
    />
  );
};
