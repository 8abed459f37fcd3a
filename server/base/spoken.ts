import type { Language } from '@parvis/questionnaire/analysis/words/language';

/** The language that this process was told to speak (`--lang fr`). */
export const spoken = (): Language =>
  process.argv[process.argv.indexOf('--lang') + 1] === 'fr' ? 'fr' : 'en';
