import type { Texts } from './areas.ts';
import { createSmallEngine } from './engine.ts';
import type { Locale } from './languages.ts';
import { missingText } from './missingText.ts';
import type { Translate } from './translate.ts';

/** The texts of one language, all loaded. */
export interface Words {
  readonly locale: () => Locale;
  readonly t: Translate;
  /** For ids from data, e.g. a questionnaire's: undefined when unknown. */
  readonly find: (id: string) => string | undefined;
}

/**
 * Returns the texts of the named areas, for components or questionnaires on other pages. Loads
 * nothing later, so it works on servers, too. The product itself uses `createTextStore`
 * (`translate.ts`). @param areas exports of a language's files: `parts` of
 * `@parvis/locales/fr/parts`
 */
export function wordsOf(locale: Locale, ...areas: readonly Texts[]): Words {
  const engine = createSmallEngine();
  for (const texts of areas) engine.add(locale, texts);
  return {
    locale: () => locale,
    t: (id, values) => engine.say(locale, id, values) ?? missingText(id),
    find: (id) => engine.say(locale, id),
  };
}
