/** Plain, or a link. */
export interface Piece {
  readonly text: string;
  /** `tel:`, `sms:`, `mailto:`, `http:` or `https:`. */
  readonly href?: string;
}

const GAP = String.raw`[\s.\u00a0\u202f-]?`;
const SPACE = String.raw`[\s\u00a0\u202f]?`;

/** The first match wins. */
const KINDS = {
  site: String.raw`(?:https?:\/\/|www\.)[^\s<>"«»]+`,
  // Without `mailto:` syntax; bounded.
  mail: String.raw`[\p{L}\p{N}._+'-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.)+\p{L}{2,}`,
  // French: ten digits, nine after +33; service numbers in threes.
  phone: String.raw`(?:\+33\s?\(?0?\)?\s?|0)[1-9](?:${GAP}\d{2}){4}|0${SPACE}8\d{2}${GAP}\d{3}${GAP}\d{3}`,
  // French, without leading 0; may be something else.
  short: String.raw`1[578]|11[24569]|11[68]${SPACE}\d{3}|[13]\d${SPACE}\d{2}`,
} as const;
type Kind = keyof typeof KINDS | 'call';

const detectKind = (groups: Readonly<Record<string, string | undefined>>): Kind =>
  (['site', 'mail', 'phone', 'call'] as const).find((kind) => groups[kind] !== undefined) ?? 'short';

const CALL_PREFIX =
  /(?:^|[^\p{L}])(?:appele[zr]|appel|compose[zr]|joindre|joignables?|t[ée]l\.?|téléphone[zr]?|numéro(?: court| vert| gratuit)?|call|dial|phone|ring|text)(?:[ -](?:nous|moi|us|me))?[\s:\u00a0\u202f]+(?:(?:le|au|on|at|the) )?$/iu;
const NUMBER_SEPARATOR = /^\s*(?:,|\/|ou|et|or|and)\s*(?:(?:le|au|on|the) )?$/iu;

const OPENING: Readonly<Record<string, string>> = { ')': '(', ']': '[' };
const countOccurrences = (text: string, sign: string): number => text.split(sign).length - 1;

/** Keeps a bracket opened within the address. */
function trimEnding(address: string): string {
  const kept = address.replace(/[.,;:!?…'’]+$/, '');
  const last = kept.slice(-1);
  const opening = OPENING[last];
  if (opening === undefined || countOccurrences(kept, opening) >= countOccurrences(kept, last)) return kept;
  return trimEnding(kept.slice(0, -1));
}

const NUMBER = /^(?:tel|sms):/;

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const normalizePhone = (number: string): string => number.replace(/\(0\)/, '').replace(/[^+\d]/g, '');

/** French emergency number by text. */
const SMS_NUMBER = '114';

function buildHref(kind: Kind, found: string): string {
  if (kind === 'mail') return `mailto:${found}`;
  if (kind === 'site') return /^www\./i.test(found) ? `https://${found}` : found;
  const number = normalizePhone(found);
  return `${number === SMS_NUMBER ? 'sms' : 'tel'}:${number}`;
}

/** Also of a quantity. */
const isPartOfNumber = (before: string, after: string): boolean =>
  /[\p{L}\p{N}+]$/u.test(before) ||
  /^(?:[\p{L}\p{N}]|[\s\u00a0\u202f]?(?:%|€|min\b|h\b|heures?\b|jours?\b|m\b|hours?\b|days?\b))/u.test(after);

/** Day of a month, more digits, or a counted noun. */
const QUANTITY_SUFFIX =
  /^\s?(?:\d|\p{L}*(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)\b|(?:january|february|march|april|may|june|july|august|september|october|november|december)\b|(?:fois|personnes?|people|times)\b)/iu;

/** A short number links only if in `calls` or announced as a call: "15" may be a quantity. */
export function splitLinks(text: string, calls: readonly string[] = []): Piece[] {
  const call = calls.map((number) => escapeRegExp(number)).sort((a, b) => b.length - a.length);
  const { short, ...first } = KINDS;
  const kinds = Object.entries({ ...first, ...(call.length > 0 && { call: call.join('|') }), short });
  const pattern = new RegExp(kinds.map(([kind, source]) => `(?<${kind}>${source})`).join('|'), 'giu');
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: words, index, groups = {} } of text.matchAll(pattern)) {
    const kind = detectKind(groups);
    const found = kind === 'site' ? trimEnding(words) : words;
    const [before, after] = [text.slice(end, index), text.slice(index + found.length)];
    const isNumber = kind !== 'site' && kind !== 'mail';
    if (isNumber && isPartOfNumber(text.slice(0, index), after)) continue;
    const last = pieces.at(-1);
    const isNext = last?.href !== undefined && NUMBER.test(last.href) && NUMBER_SEPARATOR.test(before);
    if (kind === 'short' && (QUANTITY_SUFFIX.test(after) || !(isNext || CALL_PREFIX.test(before)))) continue;
    if (before) pieces.push({ text: before });
    pieces.push({ text: found, href: buildHref(kind, found) });
    end = index + found.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}
