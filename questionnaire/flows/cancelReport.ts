import type { Questionnaire } from '../model/schema.ts';
import { confirmation } from './confirmation.ts';

/** A contributor cancels a report: flag `yes`; no leaves everything as it is. */
export const cancelReport: Questionnaire = confirmation('cancelReport');
