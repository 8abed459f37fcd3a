import type { Both } from '@parvis/questionnaire/analysis/words/language';

/** How a point stands: well; to be looked at; it does not work. */
export type Grade = 'ok' | 'look' | 'bad';

type Words = Both<(detail: string) => string>;
/** A finding: how it stands, and its sentences. */
export interface Row {
  readonly grade: Grade;
  readonly says: Words;
  /** What is to be done. */
  readonly help?: Words;
}
