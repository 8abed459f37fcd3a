import { overseasOf } from '@parvis/questionnaire/model/values/frenchNumber';
import { type Mobile, mobileOf } from '@parvis/questionnaire/model/values/mobile';

/** A number as a gateway dials it: `33692123456` (La Réunion) is +262 692 12 34 56. */
export function dialled(phone: string): string {
  const national = phone.slice(2);
  const country = phone.startsWith('33') ? overseasOf(national) : undefined;
  return country ? `${country}${national}` : phone;
}

/** Digits from which on a number is one of a country, and none of a service. */
const LONG = 8;

/** A number as it is kept, whoever told it: `+262 692 12 34 56`, `00262692123456` and `0692123456` are 33692123456; gateways leave out the plus. */
export const keptNumber = (told: string): string | undefined => senderOf(told).phone;

/** The same, or why it is not taken. Of a short number or a name nothing is known. */
export function senderOf(told: string): Mobile {
  const hasSign = /^\s*[+0]/.test(told);
  const sender = mobileOf(hasSign ? told : `+${told}`);
  return sender.refused === 'foreign' && told.replace(/\D/g, '').length < LONG ? { refused: 'form' } : sender;
}
