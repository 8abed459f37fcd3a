import type { Both } from '@parvis/questionnaire/analysis/words/language';

/** Why the value of a setting makes no sense, where more is known than that it does not. */
export class NoSense extends Error {
  override readonly name = 'NoSense';
  readonly says: Both<string>;

  constructor(says: Both<string>) {
    super(says.en);
    this.says = says;
  }
}
