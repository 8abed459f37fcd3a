import type { Questionnaire } from '../model/schema.ts';
import { createConfirmation } from './confirmation.ts';

/** Offers e-mail notifications to a new address: flag `yes`. */
export const mailNews: Questionnaire = createConfirmation('mailNews');
