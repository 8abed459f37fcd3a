/** Separators, including zero-width characters of copied numbers. */
const BETWEEN = /[\s.\-\u2010-\u2015\u2212()/\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Removes separators and rewrites 00 as +: `00 33 6…` is `+336…`. */
export const dialledDigits = (typed: string): string => typed.replace(BETWEEN, '').replace(/^00/, '+');

interface Overseas {
  readonly country: string;
  readonly mobile: RegExp;
  readonly line: RegExp;
}

/** Overseas numbers have their own country code from abroad. */
const OVERSEAS: readonly Overseas[] = [
  { country: '590', mobile: /^69[01]\d{6}$/, line: /^590\d{6}$/ },
  { country: '594', mobile: /^694\d{6}$/, line: /^594\d{6}$/ },
  { country: '596', mobile: /^69[67]\d{6}$/, line: /^596\d{6}$/ },
  // 06 39 98 is reserved for fiction.
  { country: '262', mobile: /^(?:69[23]|639(?!98))\d{6}$/, line: /^26[29]\d{6}$/ },
];

/** The country code of an overseas number, by its nine digits. */
export const overseasOf = (national: string): string | undefined =>
  OVERSEAS.find(({ mobile, line }) => mobile.test(national) || line.test(national))?.country;

/** The nine digits after the 0 or the country code; nothing if it is not French. */
export function nationalDigits(typed: string): string | undefined {
  const number = dialledDigits(typed);
  // The 0 of "+33 (0)6 …" is dialled only within France.
  const [, national] = /^(?:\+330?|0)([1-9]\d{8})$/.exec(number) ?? [];
  if (national !== undefined) return national;
  const of = OVERSEAS.find(({ country }) => number.startsWith(`+${country}`));
  const local = number.slice(4).replace(/^0/, '');
  return of && (of.mobile.test(local) || of.line.test(local)) ? local : undefined;
}

/** Short service numbers: 3615, 1014, 118 712. */
const SHORT = /^(?:[13]\d{3}|118\d{3})$/;

/** Whether a French number is a service that may charge its callers: 08 …, or a short one. */
export const isService = (typed: string): boolean =>
  nationalDigits(typed)?.startsWith('8') ?? SHORT.test(dialledDigits(typed));
