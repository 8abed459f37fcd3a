import { adminCalls } from '../../calls/admin.ts';
import { saved } from '../telling/samples.ts';
import { type Told, tell } from '../telling/told.ts';

/** What administrators need beyond the specification. */
export const adminTold: readonly Told[] = [
  tell(adminCalls.themeGet, { example: { answer: [saved] } }),
  tell(adminCalls.themeSave, { example: { body: saved.look, answer: [saved] } }),
];
