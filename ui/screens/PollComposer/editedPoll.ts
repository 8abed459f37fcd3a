import type { EditedQuestion, EditedWords } from '../QuestionEditor/QuestionEditor.tsx';

export type ResultsAudience = 'nobody' | 'answered' | 'everybody';

/** A poll in the composer. */
export interface EditedPoll {
  readonly label: EditedWords;
  readonly intro: EditedWords;
  readonly questions: readonly EditedQuestion[];
  /** Keeps `places`. */
  readonly everywhere: boolean;
  readonly places: readonly string[];
  /** Only its people answer; empty until chosen, undefined if not meant. */
  readonly gathering?: string | undefined;
  /** `2026-03-02`, or empty. */
  readonly opens: string;
  readonly closes: string;
  readonly results: ResultsAudience;
  readonly anonymous: boolean;
  readonly changeable: boolean;
  readonly partial: boolean;
}
