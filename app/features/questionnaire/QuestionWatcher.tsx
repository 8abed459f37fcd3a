import type { State } from '@parvis/questionnaire/engine/types';
import { useEffect } from 'react';
import type { PlayProps } from './PlayQuestionnaire.tsx';
import { getPartialAnswers, type PartialAnswers } from './partialAnswers.ts';

interface QuestionWatcherProps {
  readonly definition: PlayProps['definition'];
  readonly state: State;
  readonly onEntered: (answered: PartialAnswers) => void;
}

/** Reports the answers on entering each question. */
export const QuestionWatcher = ({ definition, state, onEntered }: QuestionWatcherProps) => {
  const instance = state.status === 'complete' ? 0 : state.instance;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question, not for each change of its answers
  useEffect(() => {
    const answered = getPartialAnswers(definition, state);
    if (answered) onEntered(answered);
  }, [instance]);
  return null;
};
