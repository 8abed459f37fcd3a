import type { Questionnaire } from '../model/schema.ts';
import { confirmation } from './confirmation.ts';

/** A contributor erases the phone number kept of them: flag `yes`. */
export const erasePhone: Questionnaire = confirmation('erasePhone');
