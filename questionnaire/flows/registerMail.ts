import type { Questionnaire } from '../model/schema.ts';
import { notice, tryAgain } from './notices.ts';
import { codeSteps, contactSteps, linkedSteps } from './verification.ts';

/** Adds an e-mail address, unless another or a staff account has it. Raises `registered`. */
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
