import type { Questionnaire } from '../model/schema.ts';
import { confirmation } from './confirmation.ts';

/** A contributor gives up a report of which nothing was sent yet: flag `yes`; no goes on with it. */
export const discardReport: Questionnaire = confirmation('discardReport');
