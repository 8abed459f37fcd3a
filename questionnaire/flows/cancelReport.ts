import type { Questionnaire } from '../model/schema.ts';
import { confirmation } from './confirmation.ts';

/** Cancels a sent report: flag `yes`. */
export const cancelReport: Questionnaire = confirmation('cancelReport');
