import { RESERVED_NAMES } from '@parvis/api/reservedNames';
import type { Both } from '@parvis/questionnaire/analysis/words/language';
import { inFrenchQuotes } from '@parvis/questionnaire/analysis/words/sentences';
import { type FindingSentence, say, severityOf } from '../../customers/sentences.ts';

/** `error`: the customer is not loaded. `warning`: it is, and something in it does not do what was meant. */
type Severity = 'error' | 'warning';

/** Something in a customer's folder that is wrong, before its line is known. */
export interface Found {
  readonly severity: Severity;
  /** A code for programs. */
  readonly id: string;
  /** The path in the file: `menu.0.entries.2.questionnaire.start`; empty for the file as a whole. */
  readonly place: string;
  readonly words: Both<string>;
}

/** Something in a customer's folder that is wrong. */
export interface Finding extends Found {
  /** Both counted from 1; absent where the file could not be read as text. */
  readonly line?: number;
  readonly column?: number;
}

/** What a sentence is about; which of these it uses depends on the sentence. */
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

/** The findings of the reader's own, whose sentences stand in `locales`. Those of questionnaires have their own ids. */
export type FindingId = Exclude<FindingSentence, `${string}_${string}`>;
/** Whether a finding or a variant of one has this id. */
const isFinding = (id: string): id is FindingSentence => severityOf(id) !== undefined;
/** Whether a finding has this id. */
export const isFindingId = (id: string): id is FindingId => isFinding(id) && !id.includes('_');

/** The variants of a sentence, and when each is used: the first that is written counts. */
const VARIANTS: ReadonlyArray<readonly [ending: string, when: (about: Required<About>) => boolean]> = [
  ['missing', ({ value }) => value === ''],
  ['one', ({ value }) => value === '1'],
  ['same', ({ meant, other }) => meant !== '' && meant === other],
  ['meant', ({ meant }) => meant !== ''],
  ['other', ({ other }) => other !== ''],
];

const languageName = (reader: string, code: string): string =>
  code === '' ? '' : (new Intl.DisplayNames(reader, { type: 'language' }).of(code) ?? code);

/** Makes a finding, with its severity and its sentence in both languages. */
export function found(id: FindingId, place: string, about: About = {}): Found {
  const all: Required<About> = { value: '', meant: '', other: '', language: '', ...about };
  const variants = VARIANTS.flatMap(([ending, when]) => (when(all) ? [`${id}_${ending}`] : []));
  const sentence = variants.find(isFinding) ?? id;
  const sayIn = (reader: 'fr' | 'en') =>
    say(reader, sentence, {
      ...all,
      found: reader === 'fr' ? inFrenchQuotes(all.value) : all.value,
      languageName: languageName(reader, all.language),
      reserved: RESERVED_NAMES.map((name) => `/staff/${name}`).join(', '),
    });
  return {
    severity: severityOf(id) ?? 'error',
    id,
    place,
    words: { fr: sayIn('fr'), en: sayIn('en') },
  };
}

/** Whether a customer with these findings is left out. */
export const isRefused = (findings: readonly Found[]): boolean =>
  findings.some(({ severity }) => severity === 'error');
