import type { BodyOf } from '@parvis/api/call';
import type { replyCalls } from '@parvis/api/calls/replies';
import { findUnknownPlaceholders } from '@parvis/api/entities/savedReply';
import { languages } from '@parvis/locales/languages';
import { isUnseen } from '@parvis/questionnaire/model/values/validate';
import type { savedReplies } from '../../platform/db/schema.ts';
import { createBadRequest } from '../../platform/lib/refusal.ts';
import { parseStaffText, trimQuestionText } from '../cases/service.ts';

type ReplyRow = typeof savedReplies.$inferSelect;
export type ReplyContent = Pick<ReplyRow, 'title' | 'words' | 'ccatCodes' | 'states'>;

/** @throws Refusal badRequest for an unknown placeholder */
function parseWords(words: Readonly<Record<string, string>>): ReplyContent['words'] {
  const known = languages.flatMap(({ tag }) => {
    const typed = words[tag] ?? '';
    if (isUnseen(typed)) return [];
    const path = `body.words.${tag}`;
    const txt = parseStaffText(typed, path);
    if (findUnknownPlaceholders(txt).length > 0) throw createBadRequest(path, 'unknown');
    return [[tag, txt] as const];
  });
  if (known.length === 0) throw createBadRequest('body.words', 'missing');
  return Object.fromEntries(known);
}

/** @throws Refusal badRequest */
export const parseReply = (
  request: Pick<BodyOf<(typeof replyCalls)['repliesSave']>, keyof ReplyContent>,
): ReplyContent => ({
  title: trimQuestionText(request.title, 'body.title'),
  words: parseWords(request.words),
  ccatCodes: [...new Set(request.ccatCodes)],
  states: [...new Set(request.states)],
});
