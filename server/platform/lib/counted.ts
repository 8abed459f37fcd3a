import type { Language } from '@parvis/questionnaire/analysis/words/language';

const counted = (many: number, language: Language, one: string, more: string): string =>
  `${many.toLocaleString(language)} ${new Intl.PluralRules(language).select(many) === 'one' ? one : more}`;

export const countedRows = {
  fr: (rows: number) => counted(rows, 'fr', 'ligne', 'lignes'),
  en: (rows: number) => counted(rows, 'en', 'row', 'rows'),
} as const;
