import type { Language } from '@parvis/locales/languages';

/** Words by language, then by text id. */
export type WordsByLanguage = { [Tag in Language]?: Record<string, string> };
