import { areas as en } from './en/areas.ts';
import type { WithoutPlural } from './forms/plurals.ts';
import { areas as fr } from './fr/areas.ts';
import type { Locale } from './languages.ts';

/** Texts by page, so that a phone loads only those that it shows. */
export type Area = keyof typeof fr;

type Written = {
  [A in Area]: keyof Awaited<ReturnType<(typeof fr)[A]>>[A & keyof Awaited<ReturnType<(typeof fr)[A]>>];
}[Area] &
  string;
/** All text ids; plural forms share the id without their suffix. */
export type TextId = WithoutPlural<Written>;

/** The texts of an area in one language by id; `{{name}}` marks a value. */
export type Texts = Readonly<Record<string, string>>;

/** The files of a language: each exports an area by its name. */
type AreaFiles = {
  readonly [A in Area]: () => Promise<Readonly<Record<A, Texts>>>;
};

type Loaders = Readonly<Record<Area, () => Promise<Texts>>>;

const createLoaders = (files: AreaFiles) =>
  Object.fromEntries(
    Object.entries(files).map(([area, load]) => [
      area,
      async () => ((await load()) as Readonly<Record<string, Texts>>)[area],
    ]),
  ) as Loaders;

/** Loads one area of one language. */
export const loaders: Readonly<Record<Locale, Loaders>> = {
  'fr-FR': createLoaders(fr),
  'en-US': createLoaders(en),
};
