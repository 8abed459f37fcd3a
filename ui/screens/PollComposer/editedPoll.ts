import type { EditedQuestion, EditedWords } from '../QuestionEditor/QuestionEditor.tsx';

export type ResultsAudience = 'nobody' | 'answered' | 'everybody';

/** A poll that is composed. */
export interface EditedPoll {
  readonly label: EditedWords;
  readonly intro: EditedWords;
  readonly questions: readonly EditedQuestion[];
  /** Offered everywhere: `places` is kept aside. */
  readonly everywhere: boolean;
  readonly places: readonly string[];
  /** The discussion whose people alone answer, at no place; empty until one is chosen. Undefined: none is meant. */
  readonly gathering?: string | undefined;
  /** Days, `2026-03-02`, or empty. */
  readonly opens: string;
  readonly closes: string;
  readonly results: ResultsAudience;
  readonly anonymous: boolean;
  readonly changeable: boolean;
  readonly partial: boolean;
}
