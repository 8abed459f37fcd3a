import { formerCalls } from '../../calls/former.ts';
import { type Told, tell } from '../telling/told.ts';

/** Who used a device before. */
export const formerTold: readonly Told[] = [
  tell(formerCalls.userGone, {
    body: { crUids: 'Who this device keeps something for.' },
    answer: { gone: 'Those of whom nothing is known: they erased everything, or were forgotten.' },
    example: {
      body: { crUids: ['Jw6LdN0pSx3CqUyTgEfR1B'] },
      answer: [{ gone: ['Jw6LdN0pSx3CqUyTgEfR1B'] }],
    },
  }),
];
