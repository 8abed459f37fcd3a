import { withoutLink } from './linkedValue.ts';

/** And invisible characters of copied numbers. */
const BETWEEN = /[\s.\-\u2010-\u2015\u2212()/\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** `00 33 6…` and `tel:+33 6…` become `+33 6…`. */
export const normalizeDialledNumber = (typed: string): string =>
  withoutLink(typed).replace(BETWEEN, '').replace(/^00/, '+');

interface Overseas {
  readonly country: string;
  readonly mobile: RegExp;
  readonly line: RegExp;
}

/** Overseas numbers have own country codes. */
const OVERSEAS: readonly Overseas[] = [
  { country: '590', mobile: /^69[01]\d{6}$/, line: /^590\d{6}$/ },
  { country: '594', mobile: /^694\d{6}$/, line: /^594\d{6}$/ },
  { country: '596', mobile: /^69[67]\d{6}$/, line: /^596\d{6}$/ },
  // Reserved for fiction: 06 39 98.
  { country: '262', mobile: /^(?:69[23]|639(?!98))\d{6}$/, line: /^26[29]\d{6}$/ },
];

/** By its nine digits. */
export const overseasOf = (national: string): string | undefined =>
  OVERSEAS.find(({ mobile, line }) => mobile.test(national) || line.test(national))?.country;

/** Without 0 or country code; undefined if not French. */
export function parseNationalDigits(typed: string): string | undefined {
  const number = normalizeDialledNumber(typed);
  // The 0 of "+33 (0)6 …" is for national calls. Some programs omit the plus.
  const [, national] = /^(?:\+?330?|0)([1-9]\d{8})$/.exec(number) ?? [];
  if (national !== undefined) return national;
  const abroad = number.replace(/^\+/, '');
  const of = OVERSEAS.find(({ country }) => abroad.startsWith(country));
  const local = abroad.slice(3).replace(/^0/, '');
  return of && (of.mobile.test(local) || of.line.test(local)) ? local : undefined;
}

/** 3615, 1014, 118 712. */
const SHORT = /^(?:[13]\d{3}|118\d{3})$/;

/** Possible charges: 08 …, or a short one. */
export const isService = (typed: string): boolean =>
  parseNationalDigits(typed)?.startsWith('8') ?? SHORT.test(normalizeDialledNumber(typed));
