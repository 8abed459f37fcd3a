import type { Locale } from '@parvis/api/entities/basics';
import type { Words } from './customerFile.ts';

/** A customer's words in the reader's language; a missing English falls to French. */
export const say = (words: Words, locale: Locale): string =>
  locale === 'en-US' ? (words.en ?? words.fr) : words.fr;

/** The name under which an anonymous reporter is shown. */
export const contributorName: Record<Locale, string> = { 'fr-FR': 'Contributeur', 'en-US': 'Contributor' };

/** Up to two initials of a name. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/u).filter((word) => /^\p{L}/u.test(word));
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.match(/^\p{L}/u)?.[0]?.toUpperCase() ?? '')
    .join('');
}
