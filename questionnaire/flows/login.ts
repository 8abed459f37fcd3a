import type { Questionnaire } from '../model/schema.ts';
import { notice, tryAgain } from './notices.ts';
import { codeSteps, contactSteps, linkedSteps } from './verification.ts';

/**
 * Signs a contributor in by a code sent to their phone, and by e-mail too where the number is linked to an address.
 * The last step raises `loggedIn`; the host knows of the success earlier, from its own outcome.
 */
export const login: Questionnaire = {
  version: 2,
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
      'login.done',
      'sms.contact',
    ),
    'sms.expired': tryAgain('sms.expired', 'sms.contact'),
    'sms.exists': notice('sms.exists'),
    'sms.refused': notice('sms.refused'),
    ...linkedSteps('mail', 'login.done', 'login.failed'),
    'login.failed': notice('login.failed'),
    'login.done': { ...notice('login.done'), flags: ['loggedIn'] },
  },
};
