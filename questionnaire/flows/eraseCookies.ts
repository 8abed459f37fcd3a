import type { Questionnaire } from '../model/schema.ts';
import { confirmation } from './confirmation.ts';

export const eraseCookies: Questionnaire = confirmation('eraseCookies');
