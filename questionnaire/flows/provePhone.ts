import type { Questionnaire } from '../model/schema.ts';
import { createSmsSteps } from './ownPhone.ts';
import { registerPhone } from './registerPhone.ts';

export const provePhone: Questionnaire = {
  ...registerPhone,
  start: 'sms.way',
  questions: { ...registerPhone.questions, ...createSmsSteps('registerPhone.done') },
};
