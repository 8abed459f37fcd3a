/**
 * Plural categories of `Intl.PluralRules`: a text with `{{count}}` has a form `‹id›_‹category›` for
 * each of its language.
 */
export type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** A text id without its category: `part.stars_one` has the id `part.stars`. */
export type WithoutPlural<Id extends string> = Id extends `${infer Base}_${PluralCategory}` ? Base : Id;

type Counted<Id> = Id extends `${infer Base}_other` ? Base : never;
type Form<Id> = `${Counted<Id>}_${PluralCategory}`;

/**
 * The texts of an area in a further language: all ids of the first one. A plural needs `_other`; a
 * test requires the language's other forms.
 */
export type Translation<Source> = { readonly [Id in Exclude<keyof Source, Form<keyof Source>>]: string } & {
  readonly [Id in Extract<keyof Source, `${string}_other`>]: string;
} & { readonly [Id in Form<keyof Source>]?: string };
