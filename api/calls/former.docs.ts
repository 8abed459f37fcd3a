import { documentCalls } from '../docs/describe.ts';
import { CUID } from '../docs/ids.docs.ts';
import { formerCalls } from './former.ts';

export const formerDocs = documentCalls(formerCalls, {
  userGone: {
    summary: 'Who of these is nobody any more: what a device keeps for them goes.',
    body: { crUids: 'Who this device keeps something for.' },
    answer: { gone: 'Those of whom nothing is known: they erased everything, or were forgotten.' },
    example: {
      body: { crUids: ['Jw6LdN0pSx3CqUyTgEfR1B'] },
      answer: [{ gone: ['Jw6LdN0pSx3CqUyTgEfR1B'] }],
    },
  },
  userEnded: {
    summary:
      'The customers that have ended their service whose staff the caller was until then, by an address that they proved; the last one first.',
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
  },
});
