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
  /** The title is already shown around the questionnaire: it only labels it. `false` by default. */
  hideTitle?: boolean;
};

/**
 * Plays a questionnaire. To abort or go back from outside, use `useQuestionnaire` and `QuestionnaireView`.
 * Renders what QuestionnaireView renders.
 */
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
