import type { textCalls } from '@parvis/api/calls/texts';
import { LANGUAGE_REVISION, languageData } from '@parvis/locales/catalogue';
import { defaultLocale, localeLabels, localeOf, locales } from '@parvis/locales/languages';
import { menusOf } from '../domain/categories.ts';
import { Refusal } from '../domain/refusal.ts';
import type { Handlers } from '../http/ask.ts';

/** Languages, texts and demo menus. */
export const textHandlers: Handlers<typeof textCalls> = {
  settingsLanguages: async () => locales.map((language) => ({ language, lbl: localeLabels[language] })),

  async settingsLanguage({ body }) {
    const language = localeOf(body.language) ?? defaultLocale;
    return [{ language, rev: LANGUAGE_REVISION, data: languageData(language) }];
  },

  async settingsMenusQr({ house, body, locale }) {
    const customers = await house.customers.all();
    const customer = customers.find(({ categories }) => categories.has(body.ccatCode));
    if (!customer) throw new Refusal('unknownCategory');
    return [menusOf(customer.menu, locale)];
  },
};
