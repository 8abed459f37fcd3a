import type { Questionnaire } from '../model/schema.ts';
import { notice, tryAgain } from './notices.ts';
import { codeSteps, contactSteps, linkedSteps } from './verification.ts';

/**
 * A contributor adds a phone number to their account. It is refused where another account has it, or where it belongs
 * to a customer's mobile app. Flag `registered` is raised by the last step.
 */
export const registerPhone: Questionnaire = {
  version: 1,
  start: 'sms.contact',
  questions: {
    ...contactSteps('sms'),
    ...codeSteps(
      'sms',
      {
        noRecord: 'sms.expired',
        phoneExists: 'sms.exists',
        belongsToCustomer: 'sms.refused',
        checkEmail: 'mail.linked',
      },
      'registerPhone.done',
      'sms.contact',
    ),
    'sms.expired': tryAgain('sms.expired', 'sms.contact'),
    'sms.exists': notice('sms.exists'),
    'sms.refused': notice('sms.refused'),
    ...linkedSteps('mail', 'registerPhone.done', 'registration.failed'),
    'registration.failed': notice('registration.failed'),
    'registerPhone.done': { ...notice('registerPhone.done'), flags: ['registered'] },
  },
};
