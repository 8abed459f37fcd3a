import { areas as en } from './en/areas.ts';
import { areas as fr } from './fr/areas.ts';
import type { Locale } from './languages.ts';

/** Texts by where they are needed, so that a phone loads those of the page it shows. */
export type Area = keyof typeof fr;

type Written = { [A in Area]: keyof Awaited<ReturnType<(typeof fr)[A]>> }[Area] & string;
type WithoutPlural<Id extends string> = Id extends `${infer Base}_one` | `${infer Base}_other` ? Base : Id;
/** Every text id there is; plural forms go by the id without its `_one` / `_other`. */
export type TextId = WithoutPlural<Written>;

/** The words of an area in one language, by text id; `{{name}}` marks where a value is put. */
export type Texts = Readonly<Record<string, string>>;

/** Loads one area of one language. */
export const loaders: Readonly<Record<Locale, Readonly<Record<Area, () => Promise<Texts>>>>> = {
  'fr-FR': fr,
  'en-US': en,
};
