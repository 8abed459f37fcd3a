import { DAY } from '@parvis/locales/dates';
import { languages } from '@parvis/locales/languages';
import type { Words } from '@parvis/locales/wordsIn';
import { getDatabaseNow } from '../../platform/lib/clock.ts';
import { createBadRequest } from '../../platform/lib/refusal.ts';
import type { Customer } from '../customers/service.ts';

/** Maximum days before the start. */
const AHEAD_DAYS = 365;

export interface Period {
  readonly beginsAt?: string | undefined;
  readonly endsAt?: string | undefined;
}

export interface ParsedPeriod {
  readonly beginsAt: Date | null;
  readonly endsAt: Date;
  readonly eraseOn: Date;
}

/** @throws Refusal badRequest */
function parseInstant(text: string | undefined, path: string): Date | null {
  const at = text === undefined ? null : new Date(text);
  if (at && Number.isNaN(at.getTime())) throw createBadRequest(path, 'format');
  return at;
}

/** @throws Refusal badRequest */
function checkEnd(ends: Date, { from, eraseOn }: { readonly from: Date; readonly eraseOn: Date }): Date {
  if (ends <= from)
    throw createBadRequest('body.endsAt', { reason: 'tooSmall', earliest: from.toISOString() });
  if (ends > eraseOn)
    throw createBadRequest('body.endsAt', { reason: 'tooBig', latest: eraseOn.toISOString() });
  return ends;
}

/**
 * The gathering ends within the retention of messages.
 * @throws Refusal badRequest
 */
export function parsePeriod(
  { beginsAt, endsAt }: Period,
  { retentionDays }: Pick<Customer, 'retentionDays'>,
): ParsedPeriod {
  const now = getDatabaseNow();
  const asked = parseInstant(beginsAt, 'body.beginsAt');
  const begins = asked && asked > now ? asked : null;
  const latestBegin = new Date(now.getTime() + AHEAD_DAYS * DAY);
  if (begins && begins > latestBegin)
    throw createBadRequest('body.beginsAt', { reason: 'tooBig', latest: latestBegin.toISOString() });
  const from = begins ?? now;
  const eraseOn = new Date(from.getTime() + retentionDays * DAY);
  const ends = parseInstant(endsAt, 'body.endsAt') ?? eraseOn;
  return { beginsAt: begins, endsAt: checkEnd(ends, { from, eraseOn }), eraseOn };
}

/** The erasure date stays. @throws Refusal badRequest */
export function parseEnd(endsAt: string, eraseOn: Date): Date {
  const ends = parseInstant(endsAt, 'body.endsAt') ?? eraseOn;
  return checkEnd(ends, { from: getDatabaseNow(), eraseOn });
}

/** Keeps the product's languages. @throws Refusal badRequest if all are empty */
export function parseWords(words: Readonly<Record<string, string>>, path: string): Words {
  const known = languages.flatMap(({ tag }) => {
    const text = words[tag]?.trim();
    return text ? [[tag, text] as const] : [];
  });
  if (known.length === 0) throw createBadRequest(path, 'missing');
  return Object.fromEntries(known);
}
