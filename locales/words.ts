import type { Texts } from './areas.ts';
import { createSmallEngine } from './engine.ts';
import type { Locale } from './languages.ts';
import { missingText } from './missingText.ts';
import type { Translate } from './translate.ts';

/** Words of one language, all of them at hand. */
export interface Words {
  readonly locale: () => Locale;
  readonly t: Translate;
  /** For ids that come from data, e.g. a questionnaire's: nothing when there is no such text. */
  readonly find: (id: string) => string | undefined;
}

/**
 * The words of the areas that a page names, and no others: for whoever draws parts or questionnaires on a page of their own.
 * Nothing is loaded later, so that a server draws with them too. The whole product has `createTextStore` (`translate.ts`).
 *
 * @param areas as the files of a language export them: `parts` of `@parvis/locales/fr/parts`
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
