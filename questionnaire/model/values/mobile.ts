import { PHONE_TYPED_MAX } from './constants.ts';
import { isService, normalizeDialledNumber } from './frenchNumber.ts';
import { normalisePhone } from './validate.ts';

/** `premium`: charges its callers. */
export type NumberRefused = 'form' | 'foreign' | 'landline' | 'premium';

const REASONS: readonly string[] = ['form', 'foreign', 'landline', 'premium'] satisfies NumberRefused[];

/** Newer servers may send others. */
export const isNumberRefused = (code: string | undefined): code is NumberRefused =>
  code !== undefined && REASONS.includes(code);

export type Mobile =
  | { readonly phone: string; readonly refused?: undefined }
  | { readonly phone?: undefined; readonly refused: NumberRefused };

/** Type of a French number by first digit. */
const KINDS: Readonly<Record<string, NumberRefused | 'mobile'>> = {
  '1': 'landline',
  '2': 'landline',
  '3': 'landline',
  '4': 'landline',
  '5': 'landline',
  '6': 'mobile',
  '7': 'mobile',
  '8': 'premium',
  '9': 'landline',
};

const FOREIGN = /^\+(?!33|0)\d{4,}$/;

function classifyRefused(typed: string): NumberRefused {
  if (typed.length > PHONE_TYPED_MAX) return 'form';
  if (isService(typed)) return 'premium';
  return FOREIGN.test(normalizeDialledNumber(typed)) ? 'foreign' : 'form';
}

/** Specification 5: +33 or 0, then nine digits; overseas its own country code. */
export function mobileOf(typed: string): Mobile {
  const phone = normalisePhone(typed);
  if (phone === undefined) return { refused: classifyRefused(typed) };
  const kind = KINDS[phone.charAt(2)] ?? 'form';
  return kind === 'mobile' ? { phone } : { refused: kind };
}
