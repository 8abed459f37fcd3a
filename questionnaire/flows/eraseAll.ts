import type { Questionnaire } from '../model/schema.ts';
import { confirmation } from './confirmation.ts';

export const eraseAll: Questionnaire = confirmation('eraseAll');
