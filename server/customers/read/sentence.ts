/** What a sentence is about; which of these there are depends on the sentence. */
export interface About {
  /** What was found, as it is written in the file. */
  readonly value?: string;
  /** What was probably meant, or what is possible instead. */
  readonly meant?: string;
  /** Another place, customer or name that matters. */
  readonly other?: string;
  /** A language by its code: `en`. */
  readonly language?: string;
}

/** What is said with what is known. */
type Sentence = (about: Required<About>) => string;

/** What is said of one mistake: `error` where the customer is not loaded for it. */
export interface Row {
  readonly severity: 'error' | 'warning';
  readonly fr: Sentence;
  readonly en: Sentence;
}
