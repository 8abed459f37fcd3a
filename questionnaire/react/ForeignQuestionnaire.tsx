import { ErrorState } from '@parvis/ui/parts/ErrorState';
import { useEffect, useMemo } from 'react';
import { readForeign } from '../model/foreign.ts';
import type { Problem } from '../model/problems.ts';
import { Questionnaire, type QuestionnaireProps } from './Questionnaire.tsx';

type Without<Props, Key extends string> = Props extends unknown ? Omit<Props, Key> : never;

/** Of Questionnaire, with an unparsed definition. */
export type ForeignQuestionnaireProps = Without<QuestionnaireProps, 'definition'> & {
  /** Unparsed. */
  definition: unknown;
  /** Generic error (specification, section 8). */
  errorText: string;
  /** For logs. */
  onProblems?: ((problems: readonly Problem[]) => void) | undefined;
};

/**
 * Plays an unparsed definition; an invalid one shows the error, sends nothing and keeps drafts. Renders as
 * Questionnaire, or a `<div role="alert">`.
 */
export const ForeignQuestionnaire = ({
  definition,
  errorText,
  onProblems,
  ...rest
}: ForeignQuestionnaireProps) => {
  const read = useMemo(() => readForeign(definition), [definition]);
  useEffect(() => {
    if (!read.ok) onProblems?.(read.problems);
  }, [read, onProblems]);
  return read.ok ? (
    <Questionnaire {...rest} definition={read.questionnaire} />
  ) : (
    <ErrorState title={errorText} />
  );
};
