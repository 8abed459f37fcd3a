/** A questionnaire's own words: by language (two letters), then by text id. */
export type OwnTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** How a language is named in a questionnaire. */
export const LANGUAGE = /^[a-z]{2}$/;

/** The languages that texts are given in, in the order of the definition. */
export const languagesOf = (texts: OwnTexts | undefined): string[] =>
  Object.keys(texts ?? {}).filter((key) => LANGUAGE.test(key));

/** A questionnaire's own words of a text id: in a language, else in the first that has it; nothing without any. */
export function ownWords(texts: OwnTexts | undefined, language: string, id: string): string | undefined {
  for (const tag of [language, ...languagesOf(texts)]) {
    const words = texts && Object.hasOwn(texts, tag) ? texts[tag] : undefined;
    if (words && Object.hasOwn(words, id)) return words[id];
  }
  return undefined;
}
