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

type Sentence = (about: Required<About>) => string;
/** A sentence in both languages, and whether the customer is left out for it. */
export interface Row {
  readonly severity: 'error' | 'warning';
  readonly fr: Sentence;
  readonly en: Sentence;
}
