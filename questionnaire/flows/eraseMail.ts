import type { Questionnaire } from '../model/schema.ts';
import { confirmation } from './confirmation.ts';

/** A contributor erases the e-mail address kept of them: flag `yes`. */
export const eraseMail: Questionnaire = confirmation('eraseMail');
