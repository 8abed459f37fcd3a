import type { Questionnaire } from '../model/schema.ts';
import { notice, tryAgain } from './notices.ts';
import { codeSteps, contactSteps, linkedSteps } from './verification.ts';

/**
 * A contributor signs in by a code sent to their phone. A number linked to an e-mail address needs a code sent there
 * as well; a number of a customer's mobile app account cannot be used. Flag `loggedIn` is raised by the last step;
 * the host knows of the success earlier, from the outcome it gave.
 */
export const login: Questionnaire = {
  version: 1,
  start: 'sms.contact',
  questions: {
    ...contactSteps('sms'),
    ...codeSteps(
      'sms',
      { noRecord: 'sms.expired', belongsToCustomer: 'sms.refused', checkEmail: 'mail.linked' },
      'login.done',
      'sms.contact',
    ),
    'sms.expired': tryAgain('sms.expired', 'sms.contact'),
    'sms.refused': notice('sms.refused'),
    ...linkedSteps('mail', 'login.done', 'login.failed'),
    'login.failed': notice('login.failed'),
    'login.done': { ...notice('login.done'), flags: ['loggedIn'] },
  },
};
