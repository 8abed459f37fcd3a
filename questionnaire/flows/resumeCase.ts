import type { Questionnaire } from '../model/schema.ts';
import { confirmation } from './confirmation.ts';

export const resumeCase: Questionnaire = confirmation('resumeCase');
