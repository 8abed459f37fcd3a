import { ErrorState } from '@parvis/ui/parts/ErrorState';
import { useEffect, useMemo } from 'react';
import { readForeign } from '../model/foreign.ts';
import type { Problem } from '../model/problems.ts';
import { Questionnaire, type QuestionnaireProps } from './Questionnaire.tsx';

/** All but some of what is one or the other. */
type Without<Props, Key extends string> = Props extends unknown ? Omit<Props, Key> : never;

/** Those of Questionnaire, with a definition that nobody has read yet. */
export type ForeignQuestionnaireProps = Without<QuestionnaireProps, 'definition'> & {
  /** A definition as it came from the network. */
  definition: unknown;
  /** The generic dialogue error (specification, section 8). */
  errorText: string;
  /** What is wrong with the definition, for a log. */
  onProblems?: ((problems: readonly Problem[]) => void) | undefined;
};

/**
 * Plays a definition that nobody has read yet. One that cannot be played shows the generic error: nothing is sent and
 * what was kept of earlier answers stays. An item of an unknown type shows as its text.
 * Renders what Questionnaire renders, or a `<div role="alert">`.
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
