import type { Language } from '@parvis/questionnaire/analysis/words/language';

export const getCommandLanguage = (): Language =>
  process.argv[process.argv.indexOf('--lang') + 1] === 'fr' ? 'fr' : 'en';
