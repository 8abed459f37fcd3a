import type { Locale } from '@parvis/locales/languages';
import { partTexts } from '@parvis/locales/partTexts';
import type { Translate } from '@parvis/locales/translate';
import type { UiTexts } from '@parvis/ui/texts';

/** The words of parts in the given language; the type holds the language data complete. */
export const uiTexts: (t: Translate, locale: Locale) => UiTexts = partTexts;
