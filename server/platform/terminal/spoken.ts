import type { Language } from '@parvis/questionnaire/analysis/words/language';

export const spoken = (): Language =>
  process.argv[process.argv.indexOf('--lang') + 1] === 'fr' ? 'fr' : 'en';
