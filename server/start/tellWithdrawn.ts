import { type Words, wordsIn } from '@parvis/locales/wordsIn';
import type { Language } from '@parvis/questionnaire/analysis/words/language';
import { LOADS } from './loadWords.ts';

/** Tells, so that nobody overlooks it, that invented customers of a demonstration were found where real people are served. */
export function tellWithdrawn(
  names: readonly Words[],
  warn: (line: string) => void,
  language: Language,
): void {
  if (names.length === 0) return;
  const locale = language === 'fr' ? 'fr-FR' : 'en-US';
  const list = new Intl.ListFormat(language).format(names.map((words) => wordsIn(words, locale)));
  warn(LOADS.withdrawn[language](list));
}
