import type { Questionnaire } from '../model/schema.ts';
import { notice } from './notices.ts';
import { ownPhoneSteps } from './ownPhone.ts';

/** Adds a phone number to an account, unless another account or a customer's app has it. Raises `registered` at the end. */
export const registerPhone: Questionnaire = {
  version: 1,
  start: 'sms.contact',
  questions: {
    ...ownPhoneSteps('registerPhone.done'),
    'registerPhone.done': { ...notice('registerPhone.done'), flags: ['registered'] },
  },
};
