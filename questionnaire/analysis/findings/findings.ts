import type { Questionnaire } from '../../model/schema.ts';
import type { Survey } from '../symbolic/survey.ts';
import type { Witness } from '../symbolic/witness.ts';

/** `error`: misleads users; `warning`: has no effect. */
export type Severity = 'error' | 'warning';

/** Every finding, in order of reporting. */
export const FINDINGS = {
  danglingFollowUp: 'error',
  emptyQuestion: 'error',
  duplicateId: 'error',
  keyTwice: 'error',
  unreachableQuestion: 'error',
  cannotTerminate: 'error',
  passiveCycle: 'error',
  answerElsewhere: 'error',
  flagNeverRaised: 'error',
  flagNeverRead: 'warning',
  shadowedKey: 'error',
  missingDefault: 'warning',
  endsUnsaid: 'warning',
  deadBesideAbort: 'error',
  ratingOutOfRange: 'error',
  optionalOnlyWithoutButton: 'error',
  presetWithoutButton: 'error',
  oneTickEnds: 'error',
  optionalCutOff: 'error',
  twoButtons: 'error',
  mixedChoice: 'error',
  twoPresets: 'error',
  exclusiveWithoutBoxes: 'warning',
  emptyAwait: 'warning',
  skipDropsWords: 'warning',
  abortBeforeSend: 'error',
  choicesWithoutTitle: 'error',
  imageWithoutDescription: 'error',
  abortDefaultType: 'error',
  yesCannotBe: 'error',
  yesUnavoidable: 'error',
  missingText: 'error',
  emptyWords: 'error',
  unusedText: 'warning',
  unknownKey: 'warning',
} as const satisfies Record<string, Severity>;

export type FindingId = keyof typeof FINDINGS;

/** Its keys depend on the finding. */
export interface About {
  readonly item?: string;
  readonly flag?: string;
  readonly key?: string;
  readonly text?: string;
  readonly language?: string;
  /** The likely intended key. */
  readonly suggestion?: string;
  readonly owner?: string;
  /** `1–5`. */
  readonly range?: string;
  /** 1-based. */
  readonly line?: string;
}

export interface Finding {
  readonly id: FindingId;
  readonly severity: Severity;
  /** `questions.menu.items.0.followUp`. */
  readonly path: string;
  readonly questionId: string | null;
  readonly about: About;
  /** The shortest path that shows it, if any. */
  readonly witness: Witness | null;
}

export type KnownTexts = Readonly<Record<string, ReadonlySet<string>>>;

/** Known only to the host; optional. */
export interface CheckOptions {
  /** Result flags that the host reads; `yes` makes it a confirmation. */
  readonly results?: readonly string[];
  /** Host text ids by language, beside the definition's `texts`; without either texts are not checked. */
  readonly known?: KnownTexts;
  /** The unparsed definition: parsing drops unknown keys. */
  readonly source?: unknown;
  /** The JSON text: parsing drops duplicate keys. */
  readonly json?: string;
}

export interface Subject {
  readonly definition: Questionnaire;
  readonly survey: Survey;
  readonly results: readonly string[];
  readonly known: KnownTexts;
  readonly source: unknown;
  readonly json: string | undefined;
}

export type Found = Omit<Finding, 'severity' | 'witness'> & { readonly witness?: Witness | null };

export type Check = (subject: Subject) => Found[];
