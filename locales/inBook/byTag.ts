import type { Texts } from '../areas.ts';
import { type Language, languages } from '../languages.ts';

/** Maps texts by file path to their language, the name of the folder. */
export const byTag = (files: Readonly<Record<string, Texts>>): Readonly<Record<Language, Texts>> =>
  Object.fromEntries(
    languages.map(({ tag }) => {
      const [, texts] = Object.entries(files).find(([path]) => path.startsWith(`../${tag}/`)) ?? [];
      if (!texts) throw new Error(`The folder locales/${tag} does not hold these texts.`);
      return [tag, texts];
    }),
  ) as Record<Language, Texts>;
