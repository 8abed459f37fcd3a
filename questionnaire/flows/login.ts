import type { Questionnaire } from '../model/schema.ts';
import { notice, tryAgain } from './notices.ts';
import { codeSteps, contactSteps, linkedSteps } from './verification.ts';

/**
 * A contributor signs in by a code sent to their phone. A number linked to an e-mail address needs a code sent there
 * as well; a number of a customer's mobile app account cannot be used, nor one of another account where they have one that is proved. Flag `loggedIn` is raised by the last step;
 * the host knows of the success earlier, from the outcome it gave.
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
