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
  duplicatesLink: {
    summary:
      'Closes a case as a duplicate of another one that is kept. Its reporter follows the kept case, and what staff answer to all in that one is written into this one too.',
    body: {
      csid: 'The case to close.',
      id: 'Made on the device, of 128 random bits: the same sent again is done once.',
      keptCsid:
        'The case to keep, of the same customer, under way. Of one that is a duplicate itself, the case kept for that one.',
    },
    example: { body: { csid: CSID, id: ID, keptCsid: 'other-case' }, answer: [handled] },
    errors: ['badRequest', 'conflict', 'stepNotAllowed', 'stopped'],
  },
  duplicatesUndo: {
    summary:
      'Takes that back: the case is as it was before it was closed, and its reporter follows the kept one no more. What was written into it stays.',
    body: {
      csid: 'The case that was closed.',
      id: 'Made on the device, of 128 random bits: the same sent again is done once.',
    },
    example: { body: { csid: CSID, id: ID }, answer: [handled] },
    errors: ['conflict', 'stepNotAllowed', 'stopped'],
  },
});
