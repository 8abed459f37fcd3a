import type { Questionnaire } from '../model/schema.ts';
import { sendingSteps } from './ownPhone.ts';
import { registerPhone } from './registerPhone.ts';

export const provePhone: Questionnaire = {
  ...registerPhone,
  start: 'sms.way',
  questions: { ...registerPhone.questions, ...sendingSteps('registerPhone.done') },
};
