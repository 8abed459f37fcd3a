import type { Outcome } from '@parvis/api/entities/case';
import type { LabelColour } from '@parvis/api/entities/label';
import type { PollDraft } from '@parvis/api/entities/poll';
import type { Locale } from '@parvis/locales/languages';
import type { Scene } from './photoScenes.ts';

/** French, and English if a day has it. */
export type Words = string | readonly [french: string, english: string];

export const sayIn = (words: Words, locale: Locale): string =>
  typeof words === 'string' ? words : words[locale === 'en-US' ? 1 : 0];

export type Role = 'agent' | 'manager' | 'admin';

export interface Answers {
  /** Ends of chosen ids, and `yes`; default: the first choice. */
  readonly pick?: readonly string[];
  /** Follows answers to the safety notice. */
  readonly danger?: true;
  readonly stars?: number;
  readonly says?: Words;
}

/** In the order of these keys. */
export interface Report extends Answers {
  /** Code of the place. */
  readonly at: string;
  readonly ccat: string;
  /** For other rows. */
  readonly key?: string;
  /** Reports more than once. */
  readonly who?: string;
  readonly photo?: { readonly scene: Scene; readonly alt: Words };
  /** Who takes it. */
  readonly by?: Role;
  readonly label?: string;
  readonly note?: Words;
  readonly answer?: Words;
  readonly reply?: Words;
  /** The visitor answers yes. */
  readonly ask?: Words;
  readonly hold?: Words;
  readonly duplicateOf?: string;
  readonly reject?: Words;
  readonly close?: Outcome;
  readonly thanks?: Words;
  readonly rated?: number;
}

export interface Poll {
  /** Of the customer's file, or opened by a manager. */
  readonly poll: string | PollDraft;
  readonly answers: readonly (Answers & { readonly at: string })[];
}

export interface Gathering {
  readonly title: readonly [french: string, english: string];
  readonly intro: readonly [french: string, english: string];
  readonly at: string;
  /** `role`: staff, `name`: visitor. */
  readonly messages: readonly ({ readonly says: Words } & (
    | { readonly role: Role }
    | { readonly name: string }
  ))[];
}

export interface Day {
  readonly cuid: string;
  readonly staff: Readonly<Record<Role, string>>;
  /** By place. */
  readonly codes: Readonly<Record<string, string>>;
  /** Rows use their French names. */
  readonly labels: readonly { readonly name: Words; readonly colour: LabelColour }[];
  readonly reports: readonly Report[];
  readonly polls: readonly Poll[];
  readonly gatherings: readonly Gathering[];
}
