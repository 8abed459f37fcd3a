import type { Questionnaire } from '../model/schema.ts';
import { createConfirmation } from './confirmation.ts';

export const erasePhone: Questionnaire = createConfirmation('erasePhone');
