/** By language (two letters), then text id. */
export type OwnTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const LANGUAGE = /^[a-z]{2}$/;

export const listLanguages = (texts: OwnTexts | undefined): string[] =>
  Object.keys(texts ?? {}).filter((key) => LANGUAGE.test(key));

/** Else in the first language that has it. */
export function ownWords(texts: OwnTexts | undefined, language: string, id: string): string | undefined {
  for (const tag of [language, ...listLanguages(texts)]) {
    const words = texts && Object.hasOwn(texts, tag) ? texts[tag] : undefined;
    if (words && Object.hasOwn(words, id)) return words[id];
  }
  return undefined;
}
