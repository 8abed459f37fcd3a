import type { Questionnaire } from '../model/schema.ts';
import { confirmation } from './confirmation.ts';

/** Staff leave a case they take part in: flag `yes`. */
export const leaveCase: Questionnaire = confirmation('leaveCase');
