import type { Both } from '@parvis/questionnaire/analysis/words/language';
import type { About } from './sentence.ts';
import { SENTENCES, type SentenceId } from './words.ts';

/** `error`: the customer is not loaded. `warning`: it is, and something in it does not do what was meant. */
type Severity = 'error' | 'warning';

/** Something in a customer's folder that is wrong, before it is known on which line it stands. */
export interface Found {
  readonly severity: Severity;
  /** What it is, as a code for programs. */
  readonly id: string;
  /** Where it is written: `menu.0.entries.2.questionnaire.start`; empty for the file as a whole. */
  readonly place: string;
  readonly words: Both<string>;
}

/** Something in a customer's folder that is wrong. */
export interface Finding extends Found {
  /** Both counted from 1; absent where the file could not be read as text. */
  readonly line?: number;
  readonly column?: number;
}

/** A finding by a row of the table of sentences. */
export function found(id: SentenceId, place: string, about: About = {}): Found {
  const { severity, fr, en } = SENTENCES[id];
  const all: Required<About> = { value: '', meant: '', other: '', language: '', ...about };
  return { severity, id, place, words: { fr: fr(all), en: en(all) } };
}

/** Whether a customer with these findings is left out. */
export const isRefused = (findings: readonly Found[]): boolean =>
  findings.some(({ severity }) => severity === 'error');
