import type { Questionnaire } from '../model/schema.ts';
import { notice } from './notices.ts';
import { ownPhoneSteps } from './ownPhone.ts';

/**
 * A contributor adds a phone number to their account. It is refused where another account has it, or where it belongs
 * to a customer's mobile app. Flag `registered` is raised by the last step.
 */
export const registerPhone: Questionnaire = {
  version: 1,
  start: 'sms.contact',
  questions: {
    ...ownPhoneSteps('registerPhone.done'),
    'registerPhone.done': { ...notice('registerPhone.done'), flags: ['registered'] },
  },
};
