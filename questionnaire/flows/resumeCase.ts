import type { Questionnaire } from '../model/schema.ts';
import { confirmation } from './confirmation.ts';

/** Staff resume a closed case: flag `yes`. */
export const resumeCase: Questionnaire = confirmation('resumeCase');
