import type { Questionnaire } from '../model/schema.ts';
import { createConfirmation } from './confirmation.ts';

/** Reports abuse after the warning that it disconnects everyone in the discussion: flag `yes`. */
export const abuseReport: Questionnaire = createConfirmation('abuseReport');
