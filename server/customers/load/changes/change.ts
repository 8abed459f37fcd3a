import { isDeepStrictEqual } from 'node:util';
import type { Locale } from '@parvis/locales/languages';
import { type Words, wordsIn } from '@parvis/locales/wordsIn';
import type { CustomerFile } from '../../file/customerFile.ts';
import type { Facts } from './rows.ts';
import type { StoredCustomer } from './stored.ts';
import type { ChangeAbout, ChangeId } from './words.ts';

/** Something that a file changes of what is stored. */
export interface Change extends ChangeAbout {
  readonly id: ChangeId;
}

/** What is compared: what is stored, and what will be. */
export interface Compared {
  readonly stored: StoredCustomer & { readonly row: NonNullable<StoredCustomer['row']> };
  readonly file: CustomerFile;
  /** What will be stored of the customer itself. */
  readonly after: Facts;
  /** Whose codes are from now on that another file names, which is loaded with this one. */
  readonly goesTo: ReadonlyMap<string, string>;
}

/** Finds what changes of something. */
export type Compare = (compared: Compared) => Change[];

export const change = (id: ChangeId, value: string | number = '', before: string | number = ''): Change => ({
  id,
  value: String(value),
  before: String(before),
});

/** One line that says how many, where there are any. */
export const some = (id: ChangeId, many: number): Change[] => (many > 0 ? [change(id, many)] : []);

/** So many names are told on one line. */
const MOST_NAMED = 10;

/** One line with names, and how many there are, where there are any. */
export const listed = (id: ChangeId, names: readonly string[]): Change[] =>
  names.length === 0
    ? []
    : [
        change(
          id,
          names.slice(0, MOST_NAMED).join(', ') + (names.length > MOST_NAMED ? ' …' : ''),
          names.length,
        ),
      ];

/** The reader of these names is whoever loads the file, who wrote them in their own first language. */
const READER: Locale = 'fr-FR';
export const said = (words: Words): string => wordsIn(words, READER);

/** A value as it is stored: what is not said is nothing. */
const kept = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

export const differs = (one: unknown, other: unknown): boolean => !isDeepStrictEqual(kept(one), kept(other));
