import { type Area, loaders, type Texts } from './areas.ts';
import { defaultLocale, type Locale, locales } from './languages.ts';

/** All texts of a language by group, as `settings/language` answers them. */
export interface LanguageData {
  /** Interface texts. */
  readonly generic: Texts;
  /** Labels of answer items, by item id. */
  readonly answers: Texts;
  /** Prompts, titles and system messages. */
  readonly statements: Texts;
}

const areas = Object.keys(loaders[defaultLocale]) as Area[];

const findGroup = (area: Area, id: string): keyof LanguageData => {
  if (area === 'flows') return id.startsWith('answer.') ? 'answers' : 'statements';
  return id.startsWith('statement.') ? 'statements' : 'generic';
};

async function assembleTexts(locale: Locale): Promise<LanguageData> {
  const data = { generic: {}, answers: {}, statements: {} } as Record<
    keyof LanguageData,
    Record<string, string>
  >;
  for (const area of areas) {
    for (const [id, words] of Object.entries(await loaders[locale][area]())) {
      data[findGroup(area, id)][id] = words;
    }
  }
  return data;
}

const assembled = new Map<Locale, LanguageData>();
for (const locale of locales) assembled.set(locale, await assembleTexts(locale));

/** Returns all texts of a language by group (specification 3: Language data). */
export function languageData(locale: Locale): LanguageData {
  const data = assembled.get(locale);
  if (!data) throw new Error(`No texts for ${locale}: add them to locales/areas.ts.`);
  return data;
}
