import type { Questionnaire } from '../model/schema.ts';
import { createNotice, createRetry } from './notices.ts';
import { createCodeSteps, createContactSteps, createLinkedSteps } from './verification.ts';

/** Signs in by SMS code, and e-mail if the number is linked to an address: flag `loggedIn`. */
export const login: Questionnaire = {
  version: 2,
  start: 'sms.contact',
  questions: {
    ...createContactSteps('sms'),
    ...createCodeSteps(
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
    'sms.expired': createRetry('sms.expired', 'sms.contact'),
    'sms.exists': createNotice('sms.exists'),
    'sms.refused': createNotice('sms.refused'),
    ...createLinkedSteps('mail', 'login.done', 'login.failed'),
    'login.failed': createNotice('login.failed'),
    'login.done': { ...createNotice('login.done'), flags: ['loggedIn'] },
  },
};
