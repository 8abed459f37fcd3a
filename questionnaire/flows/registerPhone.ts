import type { Questionnaire } from '../model/schema.ts';
import { notice } from './notices.ts';
import { ownPhoneSteps } from './ownPhone.ts';

/** Adds a phone number, unless another account or a customer's app has it. Raises `registered`. */
export const registerPhone: Questionnaire = {
  version: 1,
  start: 'sms.contact',
  questions: {
    ...ownPhoneSteps('registerPhone.done'),
    'registerPhone.done': { ...notice('registerPhone.done'), flags: ['registered'] },
  },
};
