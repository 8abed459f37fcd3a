import { formerCalls } from '../../calls/former.ts';
import { CUID } from '../describe/words.ts';
import { type Told, tell } from '../telling/told.ts';

/** Who used a device before, and what its person was before. */
export const formerTold: readonly Told[] = [
  tell(formerCalls.userGone, {
    body: { crUids: 'Who this device keeps something for.' },
    answer: { gone: 'Those of whom nothing is known: they erased everything, or were forgotten.' },
    example: {
      body: { crUids: ['Jw6LdN0pSx3CqUyTgEfR1B'] },
      answer: [{ gone: ['Jw6LdN0pSx3CqUyTgEfR1B'] }],
    },
  }),
  tell(formerCalls.userEnded, {
    answer: {
      cuid: CUID,
      cstmrLbl: 'The name of the customer, in the reader’s language.',
      since: 'When its service ended.',
      until: 'By when the last of its cases is erased.',
    },
    example: {
      answer: [
        {
          cuid: 'saint-elme',
          cstmrLbl: 'Ville de Saint-Elme',
          since: '2026-03-02T08:21:00.000Z',
          until: '2026-06-30T08:21:00.000Z',
        },
      ],
    },
  }),
];
