import type { Questionnaire } from '../model/schema.ts';
import { createNotice } from './notices.ts';
import { createOwnPhoneSteps } from './ownPhone.ts';

/** Adds a phone number unless another account or a customer's app has it: flag `registered`. */
export const registerPhone: Questionnaire = {
  version: 1,
  start: 'sms.contact',
  questions: {
    ...createOwnPhoneSteps('registerPhone.done'),
    'registerPhone.done': { ...createNotice('registerPhone.done'), flags: ['registered'] },
  },
};
