import type { ReactNode } from 'react';
import { QuestionnaireView, type QuestionnaireViewProps } from './QuestionnaireView.tsx';
import { type UseQuestionnaireOptions, useQuestionnaire } from './useQuestionnaire.tsx';
import type { QuestionnaireTexts, ResolveText } from './words.ts';

export type { QuestionnaireTexts, ResolveText };

/** What to play, with which words, and what the host is told. */
export type QuestionnaireProps = UseQuestionnaireOptions & {
  /** The words of a text id, or nothing. */
  resolveText: ResolveText;
  /** What the questionnaire says by itself. */
  texts: QuestionnaireTexts;
  /** Draws an icon that the definition gives by name. */
  renderIcon?: ((name: string) => ReactNode) | undefined;
  /** Draws what takes and shows the photos of a photo item. */
  renderPhoto?: QuestionnaireViewProps['renderPhoto'];
  /** The title already stands around the questionnaire: it names the question, and is not read a second time. Not by default. */
  hideTitle?: boolean;
};

/**
 * Plays a questionnaire from its start to its end. A host that aborts it or goes back from outside uses
 * `useQuestionnaire` and `QuestionnaireView` instead.
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
