import type { KindProblem } from './kinds/kind.ts';

/** Why a definition was refused; each is a code, never a sentence. */
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

/** One thing that is wrong with a definition, and where: `questions.menu.items.0.id`. */
export interface Problem {
  path: string;
  reason: ProblemReason;
  /** What stands there, as JSON and cut short; absent where nothing does, or where nobody asked for it. */
  found?: string;
  /** Allowed values: JSON (`"email"`, `true`), types (`string`, `array` …) or limits (`>=1`, `length<=120`). */
  expected?: readonly string[];
}
