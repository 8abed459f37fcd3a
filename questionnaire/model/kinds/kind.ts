import type { Answer } from '../values/answers.ts';
import type { Effect } from './shapes.ts';

/** Matches the schema but breaks a rule of its kind. */
export type KindProblem = 'ratingRange';

/** In the reader's language. */
export interface SpokenWords {
  readonly find: (id: string) => string | undefined;
  readonly yes: string;
  readonly no: string;
  readonly stars: (count: number, max: number) => string;
}

/** Token in keyed values, and effect. */
export interface Chosen {
  readonly token: string;
  readonly effect: Effect | undefined;
}

interface AnswerRules<I> {
  /** May be empty; invalid text never counts as empty. */
  optional(item: I): boolean;
  /** Absent if keyed values cannot refer to it. */
  chosen?(item: I, answer: Answer): Chosen | undefined;
  /** Normalises; nothing if invalid. */
  accepts(item: I, answer: Answer): Answer | undefined;
  /** With different outcomes, for the model check. */
  samples(item: I): readonly Answer[];
  /** Nothing if there is nothing to show. */
  spoken(item: I, answer: Answer, words: SpokenWords): string | undefined;
  /** Needs its question to be understood, as a yes does. */
  readonly needsAsked?: true;
}

export interface ChosenKind<I> extends AnswerRules<I> {
  readonly by: 'CHECK' | 'YESNO' | 'RATE';
  /** `null` clears; nothing if invalid. */
  choose(item: I, value: unknown, before: Answer | undefined): Answer | null | undefined;
  preset?(item: I): Answer | undefined;
}

export interface TypedKind<I> extends AnswerRules<I> {
  readonly by: 'TYPE';
  /** UTF-16 units. */
  max(item: I): number;
  /** Truncates the text. */
  cut(item: I, text: string): string;
  /** The answer; nothing if invalid. */
  normalise(item: I, text: string): string | undefined;
  sample(item: I): string;
  /** Verification code: never reported or stored. */
  secret?(item: I): boolean;
  msgType?(item: I): string;
}

export interface Kind<I> {
  /**
   * Confirm rule. `own`: completes without a confirm; `oneTap`: so does a question of such items alone; `appended`:
   * needs a confirm.
   */
  readonly confirm: 'own' | 'oneTap' | 'appended';
  readonly answers?: ChosenKind<I> | TypedKind<I>;
  /** With paths inside the item. */
  effects?(item: I): Array<{ readonly at: string; readonly effect: Effect }>;
  /** Besides its own id and description, by key. */
  textIds?(item: I): ReadonlyArray<readonly [key: string, id: string | undefined]>;
  /** Not expressible by the schema. */
  problem?(item: I): KindProblem | undefined;
  /** Its token is its id; answered questions hide it. */
  readonly button?: true;
  /** Content travels beside the answers. */
  readonly beside?: true;
  /** Its id is not a text id. */
  readonly wordless?: true;
}
