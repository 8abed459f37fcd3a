import { callSchema, untakenSchema } from '../../entities/case.ts';
import { type Meaning, meaning } from '../telling/meaning.ts';

/** Who is called for a case that nobody takes. */
export const untakenMeanings: readonly Meaning[] = [
  meaning(untakenSchema, {
    since: 'Since when nobody has it: since it was opened, came back, or was left.',
    calls: 'Who was called since then, the first first.',
  }),
  meaning(callSchema, {
    at: 'When they were called.',
    whom: '`service`: that of the case. `group`: another one of the customer’s. `managers`: whoever is one. Other codes may be added.',
    lbl: 'The service or group in words; left out where all are meant.',
    people: 'How many were meant.',
  }),
];
