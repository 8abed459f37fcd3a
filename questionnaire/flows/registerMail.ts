import type { Questionnaire } from '../model/schema.ts';
import { createNotice, createRetry } from './notices.ts';
import { createCodeSteps, createContactSteps, createLinkedSteps } from './verification.ts';

/** Adds an e-mail address unless another or a staff account has it: flag `registered`. */
export const registerMail: Questionnaire = {
  version: 1,
  start: 'mail.contact',
  questions: {
    ...createContactSteps('mail'),
    ...createCodeSteps(
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
    'mail.expired': createRetry('mail.expired', 'mail.contact'),
    'mail.exists': createNotice('mail.exists'),
    'mail.refused': createNotice('mail.refused'),
    ...createLinkedSteps('sms', 'registerMail.done', 'registration.failed'),
    'registration.failed': createNotice('registration.failed'),
    'registerMail.done': { ...createNotice('registerMail.done'), flags: ['registered'] },
  },
};
