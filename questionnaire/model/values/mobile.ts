import { PHONE_TYPED_MAX } from './constants.ts';
import { dialledDigits, isService } from './frenchNumber.ts';
import { normalisePhone } from './validate.ts';

/** Why a number is not taken: no number at all, of another country, of a line without SMS, or one that costs its callers money. */
export type NumberRefused = 'form' | 'foreign' | 'landline' | 'premium';

const REASONS: readonly string[] = ['form', 'foreign', 'landline', 'premium'] satisfies NumberRefused[];

/** Whether it is a reason that is known here: a newer server may have others. */
export const isNumberRefused = (code: string | undefined): code is NumberRefused =>
  code !== undefined && REASONS.includes(code);

/** A mobile number by its digits, or why it is none that is taken. */
export type Mobile =
  | { readonly phone: string; readonly refused?: undefined }
  | { readonly phone?: undefined; readonly refused: NumberRefused };

/** What a French number is by its first digit; those that begin with 6 and 7 are mobile. */
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

/** A number of another country, as it is dialled from here. */
const FOREIGN = /^\+(?!33|0)\d{4,}$/;

/** What is no French number with a 0, or too long for one. */
function otherNumber(typed: string): NumberRefused {
  if (typed.length > PHONE_TYPED_MAX) return 'form';
  if (isService(typed)) return 'premium';
  return FOREIGN.test(dialledDigits(typed)) ? 'foreign' : 'form';
}

/** The mobile number that was typed (specification 5: +33 or 0, then nine digits; overseas its own country code), or the reason why it is not taken. */
export function mobileOf(typed: string): Mobile {
  const phone = normalisePhone(typed);
  if (phone === undefined) return { refused: otherNumber(typed) };
  const kind = KINDS[phone.charAt(2)] ?? 'form';
  return kind === 'mobile' ? { phone } : { refused: kind };
}
