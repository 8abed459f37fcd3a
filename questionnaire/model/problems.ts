import type { KindProblem } from './kinds/kind.ts';

/** Of an invalid definition. */
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

/** With its path: `questions.menu.items.0.id`. */
export interface Problem {
  path: string;
  reason: ProblemReason;
  /** Truncated JSON, if requested. */
  found?: string;
  /** JSON (`"email"`, `true`), types (`string`, `array` …) or limits (`>=1`, `length<=120`). */
  expected?: readonly string[];
}
