/** What a host rejects an awaited answer with where the answer itself is not taken: it stands in its field again, with the reason. */
export class AnswerRefused extends Error {
  declare readonly words: string;
  /** @param words the reason, as it is read beside the field */
  constructor(words: string) {
    super(words);
    this.name = 'AnswerRefused';
    this.words = words;
  }
}
