/** The languages there are (specification 9): fr to fr-FR, en to en-US, French unless chosen. */
export const locales = ['fr-FR', 'en-US'] as const;
export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'fr-FR';

/** Each language by its own name. */
export const localeLabels: Record<Locale, string> = { 'fr-FR': 'Français', 'en-US': 'English' };

/** The locale a language tag asks for, or nothing: `en`, `en-GB`, `EN_us` → `en-US`. */
export function localeOf(tag: string | null | undefined): Locale | undefined {
  const language = tag?.slice(0, 2).toLowerCase();
  return locales.find((locale) => locale.startsWith(`${language}-`));
}

/** The first language of an Accept-Language header that there is; French otherwise. */
export function preferredLocale(acceptLanguage: string | undefined): Locale {
  for (const part of (acceptLanguage ?? '').slice(0, 200).split(',')) {
    const locale = localeOf(part.trim().split(';')[0]);
    if (locale) return locale;
  }
  return defaultLocale;
}
