import type { Questionnaire } from '../model/schema.ts';
import { notice, tryAgain } from './notices.ts';
import { codeSteps, contactSteps, linkedSteps } from './verification.ts';

/**
 * Signs a contributor in by an SMS code, and by e-mail too if the number is linked to an address. Raises
 * `loggedIn`.
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
