import { defaultLanguage } from '@parvis/locales/languages';
import type { Words } from '@parvis/locales/wordsIn';

export const wrapInDefaultLanguage = (said: string): Words => ({ [defaultLanguage]: said });

export function getInitials(name: string): string {
  const words = name.split(/[\s-]+/u).filter((word) => /^\p{L}/u.test(word));
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.match(/^\p{L}/u)?.[0]?.toUpperCase() ?? '')
    .join('');
}
