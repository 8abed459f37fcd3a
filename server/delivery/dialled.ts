import { overseasOf } from '@parvis/questionnaire/model/values/frenchNumber';
import { mobileOf } from '@parvis/questionnaire/model/values/mobile';

/** A number as a gateway dials it: `33692123456` (La Réunion) is +262 692 12 34 56. */
export function dialled(phone: string): string {
  const national = phone.slice(2);
  const country = phone.startsWith('33') ? overseasOf(national) : undefined;
  return country ? `${country}${national}` : phone;
}

/** A number as it is kept, whoever told it: `+262 692 12 34 56`, `00262692123456` and `0692123456` are 33692123456; gateways leave out the plus. */
export function keptNumber(told: string): string | undefined {
  const hasSign = /^\s*[+0]/.test(told);
  return mobileOf(hasSign ? told : `+${told}`).phone;
}
