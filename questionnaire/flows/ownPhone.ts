import type { Questionnaire } from '../model/schema.ts';
import { createNotice, createRetry } from './notices.ts';
import { type AskedBy, createCodeSteps, createContactSteps, createLinkedSteps } from './verification.ts';

/** From `sms.contact` to `done`. */
export const createOwnPhoneSteps = (done: string, askedBy?: AskedBy): Questionnaire['questions'] => ({
  ...createContactSteps('sms', askedBy),
  ...createCodeSteps(
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
  'sms.expired': createRetry('sms.expired', 'sms.contact'),
  'sms.exists': createNotice('sms.exists'),
  'sms.refused': createNotice('sms.refused'),
  ...createLinkedSteps('mail', done, 'registration.failed'),
  'registration.failed': createNotice('registration.failed'),
});

/**
 * By a received or sent SMS, from `sms.way` to `done`. The host fills `code` and `number` into `sms.discover`.
 * Outcomes: `notYet` (no SMS yet), `noRecord` (none will come, or it proves nothing).
 */
export const createSmsSteps = (done: string): Questionnaire['questions'] => ({
  'sms.way': {
    titleId: 'sms.way',
    items: [
      { type: 'nextButton', id: 'sms.way.receive', weight: 'strong', skip: true, followUp: 'sms.contact' },
      { type: 'nextButton', id: 'sms.way.send', weight: 'quiet' },
    ],
    await: ['noRecord'],
    followUp: { noRecord: 'sms.discover.failed', default: 'sms.discover' },
    reportAnswer: false,
  },
  'sms.discover': {
    titleId: 'sms.discover',
    items: [
      { type: 'nextButton', id: 'sms.discover.sent' },
      { type: 'nextButton', id: 'sms.discover.instead', skip: true, followUp: 'sms.contact' },
    ],
    await: ['notYet', 'noRecord'],
    followUp: { notYet: 'sms.discover.notYet', noRecord: 'sms.discover.failed', default: done },
    reportAnswer: false,
  },
  'sms.discover.notYet': createRetry('sms.discover.notYet', 'sms.discover'),
  'sms.discover.failed': createRetry('sms.discover.failed', 'sms.way'),
});
