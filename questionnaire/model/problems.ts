import type { KindProblem } from './kinds/kind.ts';

/** Error codes of an invalid definition. */
export type ProblemReason =
  | 'shape'
  | 'tooDeep'
  | 'integerFlag'
  | 'reservedFlag'
  | 'ratingValue'
  | KindProblem
  | 'emptyQuestion'
  | 'missingStart'
  | 'danglingFollowUp'
  | 'duplicateItem'
  | 'reservedId'
  | 'brokenText';

/** A problem and its path, such as `questions.menu.items.0.id`. */
export interface Problem {
  path: string;
  reason: ProblemReason;
  /** The found value as truncated JSON, if any and if requested. */
  found?: string;
  /** Allowed values: JSON (`"email"`, `true`), types (`string`, `array` …) or limits (`>=1`, `length<=120`). */
  expected?: readonly string[];
}
