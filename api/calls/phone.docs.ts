import type { TableDocs } from '../docs/describe.ts';
import { CSID, handled, ID, info, REPORTER } from '../docs/samples.docs.ts';
import type { mobilePhoneCalls, townPhoneCalls } from './phone.ts';

const csid = 'The case.';
const id =
  'Made on the device, of 128 random bits: the same sent again is done once; another under a used id is a `conflict`.';
const reqCrUid = '8dKqZ2xVb7wN4tYcR1mPsA';

export const mobilePhoneDocs: TableDocs<typeof mobilePhoneCalls> = {
  phone: {
    summary:
      'Answers a proposed phone call. It may still be declined once accepted, while nobody has begun to call.',
    body: {
      csid,
      id,
      event: '`accepted` or `declined`, while `can` names `answerCall`.',
      phone:
        'With `accepted`, and needed there: the number to call, as in `cases/init`. It is told to whoever proposed the call alone, and erased with the end of the call.',
    },
    example: {
      body: { csid: CSID, id: ID, event: 'accepted', phone: '06 12 34 56 78' },
      answer: [{ ...info, call: { event: 'accepted', reqCrUid, ackCrUid: REPORTER, tgtCrUid: REPORTER } }],
    },
    errors: ['blocked', 'conflict', 'stepNotAllowed', 'stopped', 'withdrawn'],
  },
};

export const townPhoneDocs: TableDocs<typeof townPhoneCalls> = {
  phone: {
    summary:
      'Proposes a phone call to the reporter, one at a time, or tells how it went. Calling itself is left to a phone.',
    body: {
      csid,
      id,
      event:
        '`proposed` while `can` names `proposeCall`. `begun`, `ended`, `missed`, or `declined` to drop it, while `can` names `reportCall`.',
      txt: 'With `proposed`: a word to the reporter. Any characters but control characters, 2,000 at most.',
    },
    example: {
      body: { csid: CSID, id: ID, event: 'proposed', txt: 'When may I call you?' },
      answer: [{ ...handled, call: { event: 'proposed', reqCrUid, tgtCrUid: REPORTER } }],
    },
    errors: ['conflict', 'stepNotAllowed', 'stopped'],
  },
};
