import type { textCalls } from '@parvis/api/calls/texts';
import { languageData } from '@parvis/locales/catalogue';
import { defaultLocale, languages, localeOf } from '@parvis/locales/languages';
import type { Handlers } from '../../modules/context/requestContext.ts';
import { buildMenus } from '../../modules/customers/service.ts';
import { Refusal } from '../../platform/lib/refusal.ts';
import { hashRevision } from '../../platform/lib/revision.ts';

export const textHandlers: Handlers<typeof textCalls> = {
  settingsLanguages: async () => languages.map(({ locale, name }) => ({ language: locale, lbl: name })),

  async settingsLanguage({ body }) {
    const language = localeOf(body.language) ?? defaultLocale;
    const data = languageData(language);
    return [{ language, rev: hashRevision(JSON.stringify(data)), data }];
  },

  async settingsMenusQr({ context, body, locale }) {
    const customers = await context.customers.getAll();
    const customer = customers.find(({ categories }) => categories.has(body.ccatCode));
    if (!customer) throw new Refusal('unknownCategory');
    return [buildMenus(customer, locale)];
  },
};
