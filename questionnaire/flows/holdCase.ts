import type { Questionnaire } from '../model/schema.ts';
import { confirmation } from './confirmation.ts';

export const holdCase: Questionnaire = confirmation('holdCase');
