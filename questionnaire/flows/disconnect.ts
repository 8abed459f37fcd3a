import type { Questionnaire } from '../model/schema.ts';
import { confirmation } from './confirmation.ts';

/** A person disconnects this device: flag `yes`. */
export const disconnect: Questionnaire = confirmation('disconnect');
