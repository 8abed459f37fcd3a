import type { Questionnaire } from '../model/schema.ts';
import { notice, tryAgain } from './notices.ts';

/**
 * Staff need a mobile number to go on: yes accepts an SMS and asks for the number, to which the host sends one while
 * the answer is awaited; no is a reject. Flags `acceptSms` or `reject`.
 */
export const mobileNeeded: Questionnaire = {
  version: 1,
  start: 'mobileNeeded',
  questions: {
    mobileNeeded: {
      titleId: 'mobileNeeded',
      items: [
        {
          type: 'yesNo',
          id: 'answer.mobileNeeded',
          yes: { id: 'mobileNeeded.yes', followUp: 'mobileNeeded.phone' },
          no: { id: 'mobileNeeded.no', flags: ['reject'] },
        },
      ],
    },
    'mobileNeeded.phone': {
      titleId: 'mobileNeeded.phone',
      items: [
        {
          type: 'input',
          id: 'answer.mobileNeeded.phone',
          subType: 'phone',
          placeholderId: 'sms.contact.placeholder',
        },
      ],
      await: ['smsFailed'],
      followUp: { smsFailed: 'sms.failed', default: 'mobileNeeded.sent' },
    },
    'sms.failed': tryAgain('sms.failed', 'mobileNeeded.phone'),
    'mobileNeeded.sent': { ...notice('mobileNeeded.sent'), flags: ['acceptSms'] },
  },
};
