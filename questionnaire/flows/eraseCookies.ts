import type { Questionnaire } from '../model/schema.ts';
import { confirmation } from './confirmation.ts';

/** A contributor erases the cookies of this device: flag `yes`. */
export const eraseCookies: Questionnaire = confirmation('eraseCookies');
