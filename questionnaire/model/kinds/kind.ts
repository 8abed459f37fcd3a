import type { Answer } from '../values/answers.ts';
import type { Effect } from './shapes.ts';

/** Error code for an item that matches the schema but breaks a rule of its kind. */
export type KindProblem = 'ratingRange';

/** Words for displaying answers, in the reader's language. */
export interface SpokenWords {
  readonly find: (id: string) => string | undefined;
  readonly yes: string;
  readonly no: string;
  readonly stars: (count: number, max: number) => string;
}

/** The token of an answer in keyed values, and its effect. */
export interface Chosen {
  readonly token: string;
  readonly effect: Effect | undefined;
}

interface AnswerRules<I> {
  /** Whether it may be left empty. Invalid text never counts as empty. */
  optional(item: I): boolean;
  /** Absent if keyed values cannot refer to the answer. */
  chosen?(item: I, answer: Answer): Chosen | undefined;
  /** Normalises an external answer; nothing if invalid. */
  accepts(item: I, answer: Answer): Answer | undefined;
  /** Answers with different outcomes, for the model check. */
  samples(item: I): readonly Answer[];
  /** Formats the answer; nothing if there is nothing to show. */
  spoken(item: I, answer: Answer, words: SpokenWords): string | undefined;
  /** The answer needs its question to be understood, as a yes does. */
  readonly needsAsked?: true;
}

export interface ChosenKind<I> extends AnswerRules<I> {
  readonly by: 'CHECK' | 'YESNO' | 'RATE';
  /** `null` clears the answer; nothing for an invalid value. */
  choose(item: I, value: unknown, before: Answer | undefined): Answer | null | undefined;
  preset?(item: I): Answer | undefined;
}

export interface TypedKind<I> extends AnswerRules<I> {
  readonly by: 'TYPE';
  /** In UTF-16 units. */
  max(item: I): number;
  /** Truncates the text. */
  cut(item: I, text: string): string;
  /** The answer, or nothing if the text is invalid. */
  normalise(item: I, text: string): string | undefined;
  sample(item: I): string;
  /** A verification code: never reported or stored. */
  secret?(item: I): boolean;
  msgType?(item: I): string;
}

export interface Kind<I> {
  /**
   * Role in the confirm rule. `own`: completes without a confirm; `oneTap`: so does a question of such items
   * alone; `appended`: needs a confirm.
   */
  readonly confirm: 'own' | 'oneTap' | 'appended';
  readonly answers?: ChosenKind<I> | TypedKind<I>;
  /** All effects with their paths inside the item. */
  effects?(item: I): Array<{ readonly at: string; readonly effect: Effect }>;
  /** Text ids besides its own id and description, by key. */
  textIds?(item: I): ReadonlyArray<readonly [key: string, id: string | undefined]>;
  /** A rule that the schema cannot express. */
  problem?(item: I): KindProblem | undefined;
  /** A button: its token is its id, and answered questions do not show it. */
  readonly button?: true;
  /** Its content travels beside the answers. */
  readonly beside?: true;
  /** Its id is not a text id. */
  readonly wordless?: true;
}
