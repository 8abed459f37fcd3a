import type { Both } from '@parvis/questionnaire/analysis/words/language';

/** The last line of a command that said what follows, and did nothing of it. */
export const CONFIRM: Both<string> = {
  fr: 'Rien n’a changé. Pour le faire : la même commande avec --yes.',
  en: 'Nothing has changed. To do it: the same command with --yes.',
};
