/** By language tag. */
export type EditedWords = Readonly<Record<string, string>>;

/** What a part asks or shows. */
export type PartKind = 'choice' | 'rating' | 'yesNo' | 'message' | 'email' | 'phone' | 'text';

export interface EditedOption {
  readonly id: string;
  readonly words: EditedWords;
}

/** Keeps input for other kinds. */
export interface EditedPart {
  readonly id: string;
  readonly kind: PartKind;
  readonly words: EditedWords;
  readonly required: boolean;
  readonly options: readonly EditedOption[];
  /** One option only. */
  readonly exclusive: boolean;
  /** Last star, or yes. */
  readonly high: EditedWords;
  /** First star, or no. */
  readonly low: EditedWords;
  readonly stars: number;
}

export interface EditedQuestion {
  readonly id: string;
  readonly title: EditedWords;
  readonly parts: readonly EditedPart[];
}

export const STARS = [3, 4, 5, 6, 7, 8, 9, 10] as const;

/** Characters. */
export const WORDS_MAX = 255;
export const OPTION_MAX = 80;

/** One list of options at most. */
export const hasChoice = ({ parts }: EditedQuestion, except?: string): boolean =>
  parts.some(({ id, kind }) => kind === 'choice' && id !== except);

export const isAsking = ({ kind }: EditedPart): boolean => kind !== 'text';

/** If it alone asks. */
export const isNamedByTitle = (part: EditedPart, { parts }: EditedQuestion): boolean =>
  isAsking(part) && parts.filter(isAsking).length === 1;

export function withWords(words: EditedWords, language: string, text: string): EditedWords {
  const { [language]: _, ...others } = words;
  return text === '' ? others : { ...others, [language]: text };
}
