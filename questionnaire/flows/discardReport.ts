import type { Questionnaire } from '../model/schema.ts';
import { confirmation } from './confirmation.ts';

/** Discards an unsent report: flag `yes`. */
export const discardReport: Questionnaire = confirmation('discardReport');
