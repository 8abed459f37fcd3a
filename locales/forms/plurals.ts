/** How languages count, by the names of `Intl.PluralRules`: a text with `{{count}}` has a form `‹id›_‹category›` for each that its language has. */
export type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** A text id without the category it was written for: `part.stars_one` is the id `part.stars`. */
export type WithoutPlural<Id extends string> = Id extends `${infer Base}_${PluralCategory}` ? Base : Id;

type Counted<Id> = Id extends `${infer Base}_other` ? Base : never;
type Form<Id> = `${Counted<Id>}_${PluralCategory}`;

/**
 * The texts of an area in a further language: all that the first language has. Of a text that counts, `_other` is
 * needed, and the language has whichever other forms it distinguishes (a test asks for them).
 */
export type Translation<Source> = { readonly [Id in Exclude<keyof Source, Form<keyof Source>>]: string } & {
  readonly [Id in Extract<keyof Source, `${string}_other`>]: string;
} & { readonly [Id in Form<keyof Source>]?: string };
