/** Rejection by the host of an awaited answer: the question shows it again with the reason. */
export class AnswerRefused extends Error {
  declare readonly words: string;
  /** @param words the reason, shown beside the field */
  constructor(words: string) {
    super(words);
    this.name = 'AnswerRefused';
    this.words = words;
  }
}
