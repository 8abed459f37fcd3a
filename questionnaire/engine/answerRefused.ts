/** Rejection of an awaited answer by the host: the question returns with the reason. */
export class AnswerRefused extends Error {
  declare readonly words: string;
  /** @param words reason, shown beside the field */
  constructor(words: string) {
    super(words);
    this.name = 'AnswerRefused';
    this.words = words;
  }
}
