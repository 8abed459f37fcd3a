import type { Answers } from '../model/report.ts';
import type { Flag, Questionnaire } from '../model/schema.ts';
import { notice } from './notices.ts';
import { ownPhoneSteps, sendingSteps } from './ownPhone.ts';

const AGREED = 'answer.mobileNeeded';

/**
 * Staff need a mobile number to go on: yes accepts an SMS, asks for the number and for the code that was sent there; no is a reject,
 * and so is no after all, in place of a number.
 * Context flags `hasPhone`: the contributor proved a number before, and is asked whether staff may have it; `smsInbound`: a number can
 * be proved by an SMS that its phone sends. Flags `acceptSms`, once
 * the number is proved, or `reject`.
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
    ...ownPhoneSteps('mobileNeeded.done', {
      titleId: 'mobileNeeded.phone',
      beside: [
        { type: 'nextButton', id: 'mobileNeeded.afterAll', skip: true, flags: ['reject'], followUp: null },
      ],
    }),
    ...sendingSteps('mobileNeeded.done'),
    'mobileNeeded.done': { ...notice('mobileNeeded.done'), flags: ['acceptSms'] },
  },
};

/** What is told in the end: whoever agreed and said no after all did not agree. */
export const agreedInTheEnd = <Entry extends { answers: Answers }>(
  entries: readonly Entry[],
  flags: readonly Flag[],
): Entry[] =>
  entries.map((entry) =>
    flags.includes('reject') && Object.hasOwn(entry.answers, AGREED)
      ? { ...entry, answers: { ...entry.answers, [AGREED]: false } }
      : entry,
  );
