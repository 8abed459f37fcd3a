import {
  type ReplyPlaceholder,
  replacePlaceholders,
  replyPlaceholders,
} from '@parvis/api/entities/savedReply';
import { displayDay } from '@parvis/locales/dates';
import type { Locale } from '@parvis/locales/languages';
import { plainLetters } from '@parvis/locales/plainLetters';
import type { Translate } from '@parvis/locales/translate';

/** Placeholders without value stay marked. */
export type Fills = { readonly [Name in ReplyPlaceholder]?: string | undefined };

/** `{lieu}` for `{place}` on a French screen. */
export const showPlaceholder = (name: ReplyPlaceholder, t: Translate): string =>
  `{${t(`replies.placeholder.${name}`)}}`;

const findPlaceholder = (written: string, t: Translate): ReplyPlaceholder | undefined => {
  const plain = plainLetters(written);
  return replyPlaceholders.find(
    (name) => plain === name || plain === plainLetters(t(`replies.placeholder.${name}`)),
  );
};

export const toScreenWords = (stored: string, t: Translate): string => fillReply(stored, {}, t);

export const toStoredWords = (written: string, t: Translate): string =>
  replacePlaceholders(written, (name) => {
    const known = findPlaceholder(name, t);
    return known && `{${known}}`;
  });

/** First unknown placeholder: `{heure}`. */
export function findUnknown(written: string, t: Translate): string | undefined {
  let unknown: string | undefined;
  replacePlaceholders(written, (name) => {
    if (!findPlaceholder(name, t)) unknown ??= `{${name}}`;
    return undefined;
  });
  return unknown;
}

/** The rest stays in braces, in the screen's language. */
export const fillReply = (stored: string, fills: Fills, t: Translate): string =>
  replacePlaceholders(stored, (name) => {
    const known = findPlaceholder(name, t);
    return known && (fills[known] || showPlaceholder(known, t));
  });

/** Without duplicates. */
export function findUnfilled(draft: string, t: Translate): string[] {
  const found = new Set<string>();
  replacePlaceholders(draft, (name) => {
    if (findPlaceholder(name, t)) found.add(`{${name}}`);
    return undefined;
  });
  return [...found];
}

/** The draft is only a search: `/acc`. */
export const findSearchSign = (draft: string): string | undefined => /^\/\S*$/.exec(draft.trim())?.[0];

/** For a preview. */
export const getExampleFills = (t: Translate, locale: Locale, now = new Date()): Fills => ({
  place: t('replies.example.place'),
  number: '4F7K',
  handler: t('replies.example.handler'),
  date: displayDay(locale, now),
});
