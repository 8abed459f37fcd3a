import { overseasOf } from '@parvis/questionnaire/model/values/frenchNumber';
import { type Mobile, mobileOf } from '@parvis/questionnaire/model/values/mobile';

/** `33692123456` (La Réunion) dials as +262 692 12 34 56. */
export function toDialledNumber(phone: string): string {
  const national = phone.slice(2);
  const country = phone.startsWith('33') ? overseasOf(national) : undefined;
  return country ? `${country}${national}` : phone;
}

/** Service numbers are shorter. */
const MIN_FULL_DIGITS = 8;

/** `+262 692 12 34 56`, `00262692123456` and `0692123456` become 33692123456. Gateways omit the plus. */
export const normalizePhone = (text: string): string | undefined => parseSender(text).phone;

/** Short numbers and names are anonymous. */
export function parseSender(text: string): Mobile {
  const hasSign = /^\s*[+0]/.test(text);
  const sender = mobileOf(hasSign ? text : `+${text}`);
  return sender.refused === 'foreign' && text.replace(/\D/g, '').length < MIN_FULL_DIGITS
    ? { refused: 'form' }
    : sender;
}
