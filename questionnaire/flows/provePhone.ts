import type { Questionnaire } from '../model/schema.ts';
import { sendingSteps } from './ownPhone.ts';
import { registerPhone } from './registerPhone.ts';

/** As `registerPhone`, where SMS come in, too. Flag `registered` is raised by the last step. */
export const provePhone: Questionnaire = {
  ...registerPhone,
  start: 'sms.way',
  questions: { ...registerPhone.questions, ...sendingSteps('registerPhone.done') },
};
