/** A stretch of a text: words, or what can be followed. */
export interface Piece {
  readonly text: string;
  /** `tel:`, `sms:`, `http:` or `https:`, nothing else. */
  readonly href?: string;
}

/** French numbers as people write them: ten digits, or nine behind +33. */
const PHONE = String.raw`(?:\+33\s?\(?0?\)?\s?|0)[1-9](?:[\s.\u00a0\u202f-]?\d{2}){4}`;
const SITE = String.raw`(?:https?:\/\/|www\.)[^\s<>"«»]+`;
/** What ends a sentence rather than an address. */
const ENDING = /[.,;:!?…'’)\]]+$/;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const dialled = (number: string): string => number.replace(/\(0\)/, '').replace(/[^+\d]/g, '');

/** The national number reached by text message (France). */
const BY_SMS = '114';

const hrefOf = (found: string): string => {
  if (/^https?:/i.test(found)) return found;
  if (/^www\./i.test(found)) return `https://${found}`;
  const number = dialled(found);
  return `${number === BY_SMS ? 'sms' : 'tel'}:${number}`;
};

/** Digits that stand within others, or count something, are no number to call. */
const isAmongOthers = (text: string, from: number, to: number): boolean =>
  /[\p{L}\p{N}+]/u.test(text.charAt(from - 1)) ||
  /^(?:[\p{L}\p{N}]|[\s\u00a0\u202f]?(?:%|€|min\b|h\b|heures?\b|jours?\b|m\b|hours?\b|days?\b))/u.test(
    text.slice(to),
  );

/**
 * A text in stretches, of which numbers to call and addresses of the web are links. Of short numbers those of `calls`
 * alone: "15" may count anything.
 */
export function piecesOf(text: string, calls: readonly string[] = []): Piece[] {
  const short = calls.map((number) => escaped(number)).sort((a, b) => b.length - a.length);
  const pattern = new RegExp([SITE, PHONE, ...short].join('|'), 'giu');
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const isSite = /^(?:h|w)/i.test(match[0]);
    const found = isSite ? match[0].replace(ENDING, '') : match[0];
    const to = match.index + found.length;
    if (!isSite && isAmongOthers(text, match.index, to)) continue;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
    pieces.push({ text: found, href: hrefOf(found) });
    end = to;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}
