import type { Questionnaire } from '../model/schema.ts';
import { confirmation } from './confirmation.ts';

/** A contributor erases everything kept of them: flag `yes`. */
export const eraseAll: Questionnaire = confirmation('eraseAll');
