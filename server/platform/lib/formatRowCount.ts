import type { Language } from '@parvis/questionnaire/analysis/words/language';

const formatCount = (many: number, language: Language, one: string, more: string): string =>
  `${many.toLocaleString(language)} ${new Intl.PluralRules(language).select(many) === 'one' ? one : more}`;

export const formatRowCount = {
  fr: (rows: number) => formatCount(rows, 'fr', 'ligne', 'lignes'),
  en: (rows: number) => formatCount(rows, 'en', 'row', 'rows'),
} as const;
