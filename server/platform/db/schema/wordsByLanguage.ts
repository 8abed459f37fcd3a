import type { Language } from '@parvis/locales/languages';

export type WordsByLanguage = { [Tag in Language]?: Record<string, string> };
