import type { Questionnaire } from '../../model/schema.ts';
import type { Survey } from '../symbolic/survey.ts';
import type { Witness } from '../symbolic/witness.ts';

/** `error`: a person is led astray. `warning`: something is there for nothing. */
export type Severity = 'error' | 'warning';

/** Every finding there is, in the order in which they are told. */
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

/** What can be wrong with a questionnaire; its severity stands in the table. */
export type FindingId = keyof typeof FINDINGS;

/** What a finding is about; which of these there are depends on the finding. */
export interface About {
  readonly item?: string;
  readonly flag?: string;
  readonly key?: string;
  readonly text?: string;
  readonly language?: string;
  /** The known key that was probably meant. */
  readonly suggestion?: string;
  /** The part that a key belongs to instead. */
  readonly owner?: string;
  /** First and last star: `1–5`. */
  readonly range?: string;
  /** Of the JSON text, counted from 1. */
  readonly line?: string;
}

/** Something wrong with a questionnaire. */
export interface Finding {
  readonly id: FindingId;
  readonly severity: Severity;
  /** Where it is written: `questions.menu.items.0.followUp`. */
  readonly path: string;
  /** The question it is seen at. */
  readonly questionId: string | null;
  readonly about: About;
  /** The shortest way to see it; nothing where nobody can get there, or nothing is to be seen. */
  readonly witness: Witness | null;
}

/** The ids that have words, by language. */
export type KnownTexts = Readonly<Record<string, ReadonlySet<string>>>;

/** What only the host knows; without it the check looks for less and blames nothing for want of it. */
export interface CheckOptions {
  /** The flags that the host reads from the result. `yes` among them makes it a confirmation. */
  readonly results?: readonly string[];
  /** Text ids of the host by language, beside the definition's own `texts`; without either texts are not checked. */
  readonly known?: KnownTexts;
  /** The definition as it was written: reading it drops the keys that it does not know. */
  readonly source?: unknown;
  /** The JSON text it was written in: reading it keeps the last of two equal keys and drops the other. */
  readonly json?: string;
}

/** What a family of findings looks at. */
export interface Subject {
  readonly definition: Questionnaire;
  readonly survey: Survey;
  readonly results: readonly string[];
  readonly known: KnownTexts;
  readonly source: unknown;
  readonly json: string | undefined;
}

/** A finding before it is told how grave it is; without a witness it is the shortest way to its question. */
export type Found = Omit<Finding, 'severity' | 'witness'> & { readonly witness?: Witness | null };

/** One family of findings. */
export type Check = (subject: Subject) => Found[];
