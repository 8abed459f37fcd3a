import { RESERVED_NAMES } from '@parvis/api/reservedNames';
import type { Both } from '@parvis/questionnaire/analysis/words/language';
import { inFrenchQuotes } from '@parvis/questionnaire/analysis/words/sentences';
import { type FindingTextId, getSeverity, translate } from '../../customers/service.ts';

/** An `error` prevents loading; a `warning` does not. */
type Severity = 'error' | 'warning';

export interface UnplacedFinding {
  readonly severity: Severity;
  readonly id: string;
  /** Path such as `menu.0.entries.2.questionnaire.start`; empty for the whole file. */
  readonly place: string;
  readonly words: Both<string>;
}

export interface Finding extends UnplacedFinding {
  /** From 1; absent in unreadable files. */
  readonly line?: number;
  readonly column?: number;
}

/** Values of the sentence. */
export interface FindingDetails {
  /** As written in the file. */
  readonly value?: string;
  /** Suggestion or allowed values. */
  readonly meant?: string;
  readonly other?: string;
  readonly language?: string;
}

/** Excludes findings of questionnaires. */
export type FindingId = Exclude<FindingTextId, `${string}_${string}`>;
const isFinding = (id: string): id is FindingTextId => getSeverity(id) !== undefined;
export const isFindingId = (id: string): id is FindingId => isFinding(id) && !id.includes('_');

/** The first applicable one with a translation wins. */
const VARIANTS: ReadonlyArray<readonly [ending: string, when: (about: Required<FindingDetails>) => boolean]> =
  [
    ['missing', ({ value }) => value === ''],
    ['one', ({ value }) => value === '1'],
    ['same', ({ meant, other }) => meant !== '' && meant === other],
    ['meant', ({ meant }) => meant !== ''],
    ['other', ({ other }) => other !== ''],
  ];

const formatLanguageName = (reader: string, code: string): string =>
  code === '' ? '' : (new Intl.DisplayNames(reader, { type: 'language' }).of(code) ?? code);

export function createFinding(id: FindingId, place: string, about: FindingDetails = {}): UnplacedFinding {
  const all: Required<FindingDetails> = { value: '', meant: '', other: '', language: '', ...about };
  const variants = VARIANTS.flatMap(([ending, when]) => (when(all) ? [`${id}_${ending}`] : []));
  const sentence = variants.find(isFinding) ?? id;
  const formatSentence = (reader: 'fr' | 'en') =>
    translate(reader, sentence, {
      ...all,
      found: reader === 'fr' ? inFrenchQuotes(all.value) : all.value,
      languageName: formatLanguageName(reader, all.language),
      reserved: RESERVED_NAMES.map((name) => `/staff/${name}`).join(', '),
    });
  return {
    severity: getSeverity(id) ?? 'error',
    id,
    place,
    words: { fr: formatSentence('fr'), en: formatSentence('en') },
  };
}

export const hasErrors = (findings: readonly UnplacedFinding[]): boolean =>
  findings.some(({ severity }) => severity === 'error');
