import { languages } from '@parvis/locales/languages';
import type { Words } from '@parvis/locales/wordsIn';
import { translate } from '../../platform/lib/texts.ts';

/** Limit of the composer. */
const MAX_NAME = 120;

/** "Bancs (copie)". */
export const nameCopy = (name: Words): Words =>
  Object.fromEntries(
    languages.flatMap(({ tag, locale }) => {
      const words = name[tag];
      const end = ` ${translate('polls.copy', locale)}`;
      if (words === undefined) return [];
      if (words.endsWith(end)) return [[tag, words]];
      const kept = words
        .slice(0, MAX_NAME - end.length)
        // Removes a split surrogate.
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd();
      return [[tag, kept + end]];
    }),
  );
