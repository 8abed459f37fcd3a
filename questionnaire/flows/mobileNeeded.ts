import type { Answers } from '../model/report.ts';
import type { Flag, Questionnaire } from '../model/schema.ts';
import { createNotice } from './notices.ts';
import { createOwnPhoneSteps, createSmsSteps } from './ownPhone.ts';

const AGREED = 'answer.mobileNeeded';

/**
 * Asks for a mobile number. Flags: `acceptSms` once verified, or `reject`. Context flags: `hasPhone` (consent only),
 * `smsInbound` (verified by an SMS from the phone).
 */
export const mobileNeeded: Questionnaire = {
  version: 5,
  start: 'mobileNeeded',
  contextFlags: ['hasPhone', 'smsInbound'],
  questions: {
    mobileNeeded: {
      titleId: 'mobileNeeded',
      items: [
        {
          type: 'yesNo',
          id: AGREED,
          yes: {
            id: 'mobileNeeded.yes',
            followUp: { hasPhone: 'mobileNeeded.known', smsInbound: 'sms.way', default: 'sms.contact' },
          },
          no: { id: 'mobileNeeded.no', flags: ['reject'], followUp: null },
        },
      ],
    },
    'mobileNeeded.known': {
      titleId: 'mobileNeeded.known',
      items: [
        { type: 'nextButton', id: 'mobileNeeded.give', followUp: 'mobileNeeded.done' },
        { type: 'nextButton', id: 'sms.other', followUp: 'sms.contact' },
      ],
      reportAnswer: false,
    },
    ...createOwnPhoneSteps('mobileNeeded.done', {
      titleId: 'mobileNeeded.phone',
      beside: [
        { type: 'nextButton', id: 'mobileNeeded.afterAll', skip: true, flags: ['reject'], followUp: null },
      ],
    }),
    ...createSmsSteps('mobileNeeded.done'),
    'mobileNeeded.done': { ...createNotice('mobileNeeded.done'), flags: ['acceptSms'] },
  },
};

export const agreedInTheEnd = <Entry extends { answers: Answers }>(
  entries: readonly Entry[],
  flags: readonly Flag[],
): Entry[] =>
  entries.map((entry) =>
    flags.includes('reject') && Object.hasOwn(entry.answers, AGREED)
      ? { ...entry, answers: { ...entry.answers, [AGREED]: false } }
      : entry,
  );
