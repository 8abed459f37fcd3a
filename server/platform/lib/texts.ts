import type { TextId } from '@parvis/locales/areas';
import { languageData } from '@parvis/locales/catalogue';
import { createSmallEngine, type Values } from '@parvis/locales/engine';
import { type Locale, languages, locales } from '@parvis/locales/languages';
import { missingText } from '@parvis/locales/missingText';
import type { Words } from '@parvis/locales/wordsIn';

const engine = createSmallEngine();
for (const locale of locales)
  for (const texts of Object.values(languageData(locale))) engine.add(locale, texts);

export const findText = (id: string, locale: Locale): string | undefined => engine.say(locale, id);

export const translateAll = (id: TextId): Words =>
  Object.fromEntries(languages.map(({ tag, locale }) => [tag, engine.say(locale, id)]));

export const translate = (id: TextId, locale: Locale, values: Values = {}): string =>
  engine.say(locale, id, values) ?? missingText(id);
