import type { Answer } from '../values/answers.ts';
import type { Effect } from './shapes.ts';

/** Why a kind refuses an item that has the right form; a code, never a sentence. */
export type KindProblem = 'ratingRange';

/** What an answer is spoken with, in the language of whoever reads it. */
export interface SpokenWords {
  /** The words of a text id; nothing where there are none. */
  readonly find: (id: string) => string | undefined;
  readonly yes: string;
  readonly no: string;
  readonly stars: (count: number, max: number) => string;
}

/** What an answer stands for when its question is finished: its token in keyed values, and its effect if it has one. */
export interface Chosen {
  readonly token: string;
  readonly effect: Effect | undefined;
}

interface Answered<I> {
  /** Whether it may be left out; what is typed and not valid is never left out. */
  optional(item: I): boolean;
  /** What an answer stands for; left out where keyed values cannot be read by it. */
  chosen?(item: I, answer: Answer): Chosen | undefined;
  /** An answer that comes from elsewhere, in the form in which it is stored; nothing where the item takes no such answer. */
  accepts(item: I, answer: Answer): Answer | undefined;
  /** Every answer that can lead elsewhere than another, for the model check. */
  samples(item: I): readonly Answer[];
  /** The answer in words; nothing where it says nothing, as an empty box does. */
  spoken(item: I, answer: Answer, words: SpokenWords): string | undefined;
  /** What is spoken says little without what was asked, as a yes does. */
  readonly needsAsked?: true;
}

/** Answered by choosing: the event that does it, and what the answer is then. */
export interface ChosenKind<I> extends Answered<I> {
  readonly by: 'CHECK' | 'YESNO' | 'RATE';
  /** The answer after a choice; `null` takes it back, nothing where the item takes no such value. */
  choose(item: I, value: unknown, before: Answer | undefined): Answer | null | undefined;
  /** The answer that the question opens with. */
  preset?(item: I): Answer | undefined;
}

/** Answered by typing. */
export interface TypedKind<I> extends Answered<I> {
  readonly by: 'TYPE';
  /** The most that the field takes, in UTF-16 units. */
  max(item: I): number;
  /** The text as far as the field takes it. */
  cut(item: I, text: string): string;
  /** The answer that a text is, or nothing where it is not valid. */
  normalise(item: I, text: string): string | undefined;
  /** Something valid to type. */
  sample(item: I): string;
  /** A verification code: never reported, never kept. */
  secret?(item: I): boolean;
  /** The type of message that the answer is, where it is one. */
  msgType?(item: I): string;
}

/** What there is to know of one kind of item. */
export interface Kind<I> {
  /**
   * What it means to the confirm rule. `own`: its question completes without a confirm; `oneTap`: so does a question of
   * such items alone; `appended`: its question waits for one.
   */
  readonly confirm: 'own' | 'oneTap' | 'appended';
  /** How a person answers it; left out where there is nothing to answer. */
  readonly answers?: ChosenKind<I> | TypedKind<I>;
  /** Every effect it can have, each with its place inside the item. */
  effects?(item: I): Array<{ readonly at: string; readonly effect: Effect }>;
  /** The text ids it shows besides its own id and description, by key. */
  textIds?(item: I): ReadonlyArray<readonly [key: string, id: string | undefined]>;
  /** What a schema cannot see: a reason of the kind's own, whose words stand in its file. */
  problem?(item: I): KindProblem | undefined;
  /** It is pressed: its token is its id, and nothing of it is left to show once its question was answered. */
  readonly button?: true;
  /** What it is given travels beside the answers: nothing of it is left to show among them. */
  readonly beside?: true;
  /** It shows no words, so that its id is none of a text. */
  readonly wordless?: true;
}
