import type { Questionnaire } from '../model/schema.ts';
import { confirmation } from './confirmation.ts';

/** A contributor who just proved an e-mail address wants to be told there of answers: flag `yes`. */
export const mailNews: Questionnaire = confirmation('mailNews');
