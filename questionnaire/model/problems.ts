/** Why a definition was refused; each is a code, never a sentence. */
export type ProblemReason =
  | 'shape'
  | 'tooDeep'
  | 'integerFlag'
  | 'reservedFlag'
  | 'ratingValue'
  | 'ratingRange'
  | 'emptyQuestion'
  | 'missingStart'
  | 'danglingFollowUp'
  | 'duplicateItem';

/** One thing that is wrong with a definition, and where: `questions.menu.items.0.id`. */
export interface Problem {
  path: string;
  reason: ProblemReason;
}
