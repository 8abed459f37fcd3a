import type { Questionnaire } from '../model/schema.ts';
import { confirmation } from './confirmation.ts';

/** Staff put a case on hold: flag `yes`. */
export const holdCase: Questionnaire = confirmation('holdCase');
