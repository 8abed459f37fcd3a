import type { Unreadable } from '../json/readJson.ts';
import type { Language } from './language.ts';
import { say } from './sentences.ts';

/** A character as a sentence shows it: one that nobody sees by its number. */
function shownIn(language: Language, character: string): string {
  if (/^[\p{L}\p{M}\p{N}\p{P}\p{S}]$/u.test(character))
    return language === 'fr' ? `«\u202f${character}\u202f»` : character;
  const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return say(language, 'unseen', { number: `U+${hex}` });
}

/** Why a file gave no data, in one sentence. */
export function unreadableWords(error: Unreadable, language: Language): string {
  const told = say(language, `file.${error.why}`);
  if (error.why !== 'syntax') return told;
  return `${told} ${say(language, `mistake.${error.mistake}`, { shown: shownIn(language, error.character) })}`;
}
