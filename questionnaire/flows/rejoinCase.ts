import type { Questionnaire } from '../model/schema.ts';
import { confirmation } from './confirmation.ts';

/** Staff rejoin a case that they left: flag `yes`. */
export const rejoinCase: Questionnaire = confirmation('rejoinCase');
