import type { Questionnaire } from '../model/schema.ts';
import { notice } from './notices.ts';
import { ownPhoneSteps, sendingSteps } from './ownPhone.ts';

/**
 * Staff need a mobile number to go on: yes accepts an SMS, asks for the number and for the code that was sent there; no is a reject.
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
          id: 'answer.mobileNeeded',
          yes: {
            id: 'mobileNeeded.yes',
            followUp: { hasPhone: 'mobileNeeded.known', smsInbound: 'sms.way', default: 'sms.contact' },
          },
          no: { id: 'mobileNeeded.no', flags: ['reject'] },
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
    ...ownPhoneSteps('mobileNeeded.done', 'mobileNeeded.phone'),
    ...sendingSteps('mobileNeeded.done'),
    'mobileNeeded.done': { ...notice('mobileNeeded.done'), flags: ['acceptSms'] },
  },
};
