import { documentCalls } from '../docs/describe.ts';
import { CSID, handled, ID } from '../docs/samples.docs.ts';
import { triageCalls } from './triage.ts';

export const triageDocs = documentCalls(triageCalls, {
  casesCategory: {
    summary:
      'Puts a case into another category: the conversation says so in one sentence, the answers stay, and who handles it stays. Where another service gets it, its people are alerted, as for a new case while nobody has it.',
    body: {
      csid: 'The case.',
      id: 'Made on the device, of 128 random bits: the same sent again is done once.',
      ccatCode:
        'A category that people report in, other than that of the case. A case between users stays among such categories.',
    },
    example: { body: { csid: CSID, id: ID, ccatCode: 'light' }, answer: [handled] },
    errors: ['badRequest', 'conflict', 'stepNotAllowed', 'stopped', 'unknownCategory'],
  },
});
