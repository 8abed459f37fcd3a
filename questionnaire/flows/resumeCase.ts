import type { Questionnaire } from '../model/schema.ts';
import { createConfirmation } from './confirmation.ts';

export const resumeCase: Questionnaire = createConfirmation('resumeCase');
