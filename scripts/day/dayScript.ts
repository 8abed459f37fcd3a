import type { Outcome } from '@parvis/api/entities/case';
import type { LabelColour } from '@parvis/api/entities/label';
import type { PollDraft } from '@parvis/api/entities/poll';
import type { Locale } from '@parvis/locales/languages';
import type { Scene } from './photoScenes.ts';

/** French, and English where a day can be played in English. */
export type Words = string | readonly [french: string, english: string];

export const sayIn = (words: Words, locale: Locale): string =>
  typeof words === 'string' ? words : words[locale === 'en-US' ? 1 : 0];

export type Role = 'agent' | 'manager' | 'admin';

/** What somebody answers to a questionnaire. */
export interface Answers {
  /** Ends of the ids of what they choose, and `yes`; the first choice by default. */
  readonly pick?: readonly string[];
  /** Whether they follow the answers that lead to the safety notice. */
  readonly danger?: true;
  readonly stars?: number;
  readonly says?: Words;
}

/** A report and what becomes of it, in the order of these keys. */
export interface Report extends Answers {
  /** Code of the place. */
  readonly at: string;
  readonly ccat: string;
  /** By which other rows name it. */
  readonly key?: string;
  /** Who reports more than once. */
  readonly who?: string;
  readonly photo?: { readonly scene: Scene; readonly alt: Words };
  /** Who takes it. */
  readonly by?: Role;
  readonly label?: string;
  readonly note?: Words;
  readonly answer?: Words;
  readonly reply?: Words;
  /** A yes-or-no question of staff, which the visitor answers with yes. */
  readonly ask?: Words;
  readonly hold?: Words;
  readonly duplicateOf?: string;
  readonly reject?: Words;
  readonly close?: Outcome;
  readonly thanks?: Words;
  readonly rated?: number;
}

export interface Poll {
  /** Of the customer's file, or one that a manager opens. */
  readonly poll: string | PollDraft;
  readonly answers: readonly (Answers & { readonly at: string })[];
}

export interface Gathering {
  readonly title: readonly [french: string, english: string];
  readonly intro: readonly [french: string, english: string];
  readonly at: string;
  /** `role` writes as staff, `name` as a visitor. */
  readonly messages: readonly ({ readonly says: Words } & (
    | { readonly role: Role }
    | { readonly name: string }
  ))[];
}

/** The script of a customer's day. */
export interface Day {
  readonly cuid: string;
  readonly staff: Readonly<Record<Role, string>>;
  /** The code that visitors scan, by place. */
  readonly codes: Readonly<Record<string, string>>;
  /** Named by their French words in the rows. */
  readonly labels: readonly { readonly name: Words; readonly colour: LabelColour }[];
  readonly reports: readonly Report[];
  readonly polls: readonly Poll[];
  readonly gatherings: readonly Gathering[];
}
