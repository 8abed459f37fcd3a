import type { Questionnaire } from '../model/schema.ts';
import { notice, tryAgain } from './notices.ts';
import { codeSteps, contactSteps, linkedSteps } from './verification.ts';

/**
 * The steps by which whoever has an account proves a number: asked from `sms.contact` on, they end at `done`, or where another
 * account or a customer has it.
 * @param title asks for the number in words of its own
 */
export const ownPhoneSteps = (done: string, title?: string): Questionnaire['questions'] => ({
  ...contactSteps('sms', title),
  ...codeSteps(
    'sms',
    {
      noRecord: 'sms.expired',
      phoneExists: 'sms.exists',
      belongsToCustomer: 'sms.refused',
      checkEmail: 'mail.linked',
    },
    done,
    'sms.contact',
  ),
  'sms.expired': tryAgain('sms.expired', 'sms.contact'),
  'sms.exists': notice('sms.exists'),
  'sms.refused': notice('sms.refused'),
  ...linkedSteps('mail', done, 'registration.failed'),
  'registration.failed': notice('registration.failed'),
});
