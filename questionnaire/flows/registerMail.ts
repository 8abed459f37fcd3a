import type { Questionnaire } from '../model/schema.ts';
import { notice, tryAgain } from './notices.ts';
import { codeSteps, contactSteps, linkedSteps } from './verification.ts';

/**
 * A contributor adds an e-mail address to their account. It is refused where another account has it, or where it
 * belongs to a customer's staff account. Flag `registered` is raised by the last step.
 */
export const registerMail: Questionnaire = {
  version: 1,
  start: 'mail.contact',
  questions: {
    ...contactSteps('mail'),
    ...codeSteps(
      'mail',
      {
        noRecord: 'mail.expired',
        mailExists: 'mail.exists',
        belongsToCustomer: 'mail.refused',
        checkPhone: 'sms.linked',
      },
      'registerMail.done',
      'mail.contact',
    ),
    'mail.expired': tryAgain('mail.expired', 'mail.contact'),
    'mail.exists': notice('mail.exists'),
    'mail.refused': notice('mail.refused'),
    ...linkedSteps('sms', 'registerMail.done', 'registration.failed'),
    'registration.failed': notice('registration.failed'),
    'registerMail.done': { ...notice('registerMail.done'), flags: ['registered'] },
  },
};
