import { languages } from '@parvis/locales/languages';
import type { Words } from '@parvis/locales/wordsIn';
import { translate } from '../../platform/lib/texts.ts';

/** Limit of the name field of the composer. */
const MAX_NAME = 120;

/** Names the copy of a poll: "Bancs (copie)", in each language of its name. */
export const nameCopy = (name: Words): Words =>
  Object.fromEntries(
    languages.flatMap(({ tag, locale }) => {
      const words = name[tag];
      const end = ` ${translate('polls.copy', locale)}`;
      if (words === undefined) return [];
      if (words.endsWith(end)) return [[tag, words]];
      const kept = words
        .slice(0, MAX_NAME - end.length)
        // Not half a character.
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd();
      return [[tag, kept + end]];
    }),
  );
