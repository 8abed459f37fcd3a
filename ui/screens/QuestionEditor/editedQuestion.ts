/** Words by language tag. */
export type EditedWords = Readonly<Record<string, string>>;

/** What a part of a question asks or shows. */
export type PartKind = 'choice' | 'rating' | 'yesNo' | 'message' | 'email' | 'phone' | 'text';

export interface EditedOption {
  readonly id: string;
  readonly words: EditedWords;
}

/** A part of a question. It keeps what was typed for another kind. */
export interface EditedPart {
  readonly id: string;
  readonly kind: PartKind;
  readonly words: EditedWords;
  readonly required: boolean;
  readonly options: readonly EditedOption[];
  /** One option alone. */
  readonly exclusive: boolean;
  /** Words at the last star, or of yes. */
  readonly high: EditedWords;
  /** Words at the first star, or of no. */
  readonly low: EditedWords;
  /** Number of stars. */
  readonly stars: number;
}

export interface EditedQuestion {
  readonly id: string;
  readonly title: EditedWords;
  readonly parts: readonly EditedPart[];
}

export const STARS = [3, 4, 5, 6, 7, 8, 9, 10] as const;

/** Longest words of a part. */
export const WORDS_MAX = 255;
export const OPTION_MAX = 80;

/** A question has one list of options at most. */
export const hasChoice = ({ parts }: EditedQuestion, except?: string): boolean =>
  parts.some(({ id, kind }) => kind === 'choice' && id !== except);

/** Whether a part asks something. */
export const isAsking = ({ kind }: EditedPart): boolean => kind !== 'text';

/** Whether the title names the part too, as it is the only one that asks. */
export const isNamedByTitle = (part: EditedPart, { parts }: EditedQuestion): boolean =>
  isAsking(part) && parts.filter(isAsking).length === 1;

/** Sets or clears the words of one language. */
export function withWords(words: EditedWords, language: string, text: string): EditedWords {
  const { [language]: _, ...others } = words;
  return text === '' ? others : { ...others, [language]: text };
}
