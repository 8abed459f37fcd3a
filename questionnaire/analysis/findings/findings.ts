import type { Questionnaire } from '../../model/schema.ts';
import type { Survey } from '../symbolic/survey.ts';
import type { Witness } from '../symbolic/witness.ts';

/** `error`: misleads users; `warning`: has no effect. */
export type Severity = 'error' | 'warning';

/** In order of reporting. */
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
  /** Likely intended. */
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
  /** `questions.menu.items.0.followUp` */
  readonly path: string;
  readonly questionId: string | null;
  readonly about: About;
  /** Shortest path that shows it. */
  readonly witness: Witness | null;
}

export type KnownTexts = Readonly<Record<string, ReadonlySet<string>>>;

/** Known only to the host. */
export interface CheckOptions {
  /** Flags that the host reads; `yes` makes it a confirmation. */
  readonly results?: readonly string[];
  /** Host text ids by language; without these or `texts`, texts are not checked. */
  readonly known?: KnownTexts;
  /** Unparsed: parsing drops unknown keys. */
  readonly source?: unknown;
  /** Parsing drops duplicate keys. */
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
