import type { Questionnaire } from '../model/schema.ts';
import { confirmation } from './confirmation.ts';

/** Offers e-mail notifications to a newly verified address: flag `yes`. */
export const mailNews: Questionnaire = confirmation('mailNews');
